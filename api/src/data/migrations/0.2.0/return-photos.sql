-- The photos of what customers send back.
create table return_photos (
  hash text constraint return_photos_pkey primary key,
  user_id uuid constraint return_photo_user references users,
  return_id uuid constraint return_photo_return references returns on delete set null,
  image_url text,
  place integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index return_photo_of_return on return_photos (return_id, place);
create index return_photo_of_user on return_photos (user_id);
create index return_photo_unused on return_photos (created_at) where return_id is null;
