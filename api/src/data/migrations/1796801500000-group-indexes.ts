import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "../build-index";

/** The index of the newest products of a category, with their groups, so that groups are counted without reading the products. */
const newest =
  "products (category_id, created_at, id) include (group_id) where archived_at is null and not draft";

/** The variants of a group in order. Deleted products have none (`leave_group`), so that the condition fits statements about any products. */
const place = "products (group_id, group_position) include (draft, archived_at) where group_id is not null";

/** Builds the indexes by which lists show and count groups, and checks the rows that are there, while the shop goes on. */
export class GroupIndexes1796801500000 implements Pick<MigrationInterface, "up"> {
  name = "GroupIndexes1796801500000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, "product_group_place", place);
    await buildIndex(runner, "product_newest_of_category", newest);
    await runner.query("drop index concurrently if exists product_category_newest");
    await runner.query("alter index product_newest_of_category rename to product_category_newest");
    await runner.query("alter table products validate constraint product_group");
    await runner.query("alter table users validate constraint user_role");
  }
}
