// socket.io 4 as a class would use it: what is posted goes to everybody who is connected.
const server = require("http").createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    io.emit("step", Buffer.concat(parts).toString());
    response.writeHead(204).end();
  });
});
const options = { transports: ["websocket"], perMessageDeflate: false };
const io = require("socket.io")(server, options);
server.listen(Number(process.argv[2]), "127.0.0.1", 4096);
