import type { MigrationInterface, QueryRunner } from "typeorm";
import { buildIndex } from "../build-index";

/** Builds the index of the cards that an order has bought, while the shop goes on. */
export class SoldGiftCardIndex1796802320001 implements Pick<MigrationInterface, "up"> {
  name = "SoldGiftCardIndex1796802320001";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(runner, "gift_card_sold", "gift_cards (order_id) where order_id is not null");
    await runner.query("alter table gift_cards validate constraint gift_card_order");
  }
}
