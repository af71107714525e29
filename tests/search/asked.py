"""What people look up, in all the ways they write it; the last three find nothing."""

QUERIES = (
    *("선", "왕", "패", "용", "칸", "점", "조커", "패스", "사냥꾼", "여왕", "바퀴벌레", "동점"),
    *(
        "선은",
        "선이",
        "사냥꾼을",
        "여왕에게",
        "패스하면",
        "셔플할",
        "카드를 뽑아요",
        "뽑다",
        "선물",
    ),
    *("뱀파이어사냥꾼", "동점이면 누가 가져가요", "뽑는 더미", "15장", "무지개 여왕은 몇 점"),
    *("親", "場", "手札", "捨て札", "パス", "ぱす", "ﾊﾟｽ", "ジョーカー", "バンパイア", "クイーン"),
    *("手札を", "手札を捨てる", "親の左隣", "ハンターを出す", "女王を起こす", "いかさま"),
    *("queen", "queens", "QUEEN", "ｑｕｅｅｎ", "penalty", "penalties", "quee", "15", "Q", "tie"),
    *("player's hand", "take all the cards", "kings and knights", "shuffling", "a", "の"),
    *("zzzz", "몽블랑", "🂡 !?"),
)
