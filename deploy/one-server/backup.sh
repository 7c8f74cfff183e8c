#!/bin/sh
# Dumps the database of DATABASE_URL and copies uploaded images: backup.sh DATA_DIR BACKUPS. Deletes dumps that are older than 14 days.
set -eu
data=$1
backups=$2
dump=$backups/shop-$(date +%Y-%m-%dT%H-%M-%S).dump

# a dump has its name only when it is complete
pg_dump --format=custom --file="$dump.partial" "$DATABASE_URL"
pg_restore --list "$dump.partial" > /dev/null
mv "$dump.partial" "$dump"

# images after the database, which refers to them; they are never changed
if [ -d "$data/pictures" ]; then cp -a --update "$data/pictures" "$backups/"; fi

find "$backups" -maxdepth 1 -name 'shop-*.dump*' -mtime +14 -delete
echo "$dump"
