-- words that are like others
create extension if not exists pg_trgm;
