-- Staff: users with some of an admin's permissions.
alter table users
  add column permissions text[] not null default '{}',
  drop constraint user_role,
  add constraint user_role check (role in ('CUSTOMER', 'ADMIN', 'STAFF')) not valid;
