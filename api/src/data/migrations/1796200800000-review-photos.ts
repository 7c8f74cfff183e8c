import type { MigrationInterface, QueryRunner } from "typeorm";

/** The photos of customers' reviews of products. */
export class ReviewPhotos1796200800000 implements Pick<MigrationInterface, "up"> {
  name = "ReviewPhotos1796200800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
`);
  }
}
