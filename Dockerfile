# Ruletable in one image: every process of compose.yaml is made of it.
FROM python:3.13-slim-bookworm

# PDFs and preview pictures need Pango, HarfBuzz and fonts for Korean and Japanese.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends \
        libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0 fonts-noto-core fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/*

WORKDIR /srv/ruletable
COPY requirements.lock .
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock

COPY . .
RUN useradd --system --create-home --home-dir /var/lib/ruletable ruletable
USER ruletable
ENV RULETABLE_DATA_DIR=/var/lib/ruletable
EXPOSE 8000
CMD ["python", "manage.py", "serve", "--host", "0.0.0.0", "--port", "8000"]
