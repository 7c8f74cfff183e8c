-- Reviews of products, beside those of the shop, which have no product.
alter table reviews
  add column product_id uuid,
  add constraint review_product foreign key (product_id) references products on delete cascade not valid,
  add constraint review_whole_stars check (product_id is null or rating in (1, 2, 3, 4, 5)) not valid;

-- The photos of customers' reviews of products.
create table review_photos (
  hash text constraint review_photos_pkey primary key,
  user_id uuid constraint review_photo_user references users,
  review_id uuid constraint review_photo_review references reviews on delete set null,
  image_url text,
  place integer not null default 1,
  created_at timestamptz(3) not null default now()
);
create index review_photo_of_review on review_photos (review_id, place);
create index review_photo_of_user on review_photos (user_id);
create index review_photo_unused on review_photos (created_at) where review_id is null;
