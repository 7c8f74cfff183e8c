#!/bin/bash
# Runs PostgreSQL as a streaming replica of PRIMARY: copies the primary's files once, and follows it from then on.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "$PGDATA" "$PGDATA.new"
  pg_basebackup --dbname="$PRIMARY" --pgdata="$PGDATA.new" --write-recovery-conf --checkpoint=fast
  mv "$PGDATA.new" "$PGDATA" # only a complete copy has this name
fi

exec postgres "$@"
