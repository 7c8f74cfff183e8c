-- What admins and their keys did. Triggers keep it append-only for every writer, and free of emails and names (ADR-0060).
create table audit_entries (
  id uuid constraint audit_entries_pkey primary key default gen_random_uuid(),
  done_at timestamptz(3) not null default now(),
  actor_id uuid constraint audit_actor references users,
  actor text not null,
  action text not null,
  target_id text not null,
  target text not null,
  detail text,
  api_key_id uuid constraint audit_api_key references api_keys,
  target_user_id uuid constraint audit_target_user references users
);
create index audit_newest on audit_entries (done_at desc, id desc);
create index audit_by_action on audit_entries (action, done_at desc, id desc);
create index audit_of_actor on audit_entries (actor_id, id);
create index audit_of_target_user on audit_entries (target_user_id, id);
create index audit_words on audit_entries using gin (actor gin_trgm_ops, target gin_trgm_ops, detail gin_trgm_ops);

create function refuse_change() returns trigger language plpgsql as $$
  begin raise exception '% is append-only', tg_table_name; end
$$;
create trigger audit_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
