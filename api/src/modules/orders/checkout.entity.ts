import type { DiscountRule, ShippingMethodRule } from "@shop/shared/pricing/rules";
import { ObjectType } from "type-graphql";
import { Entity, Unique } from "typeorm";
import { Column, columnsOf, Personal, References, SqlIndexes } from "../../data/tables";
import type { Order } from "./order.entity";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A cart ordered as a whole. */
@ObjectType({ description: "A cart ordered as a whole: one order for each product." })
export class Checkout {
  @IdColumn()
  id!: string;

  @FieldColumn("timestamptz", "When it was ordered.", { default: () => "now()" })
  createdAt!: Date;

  /** Null for checkouts of 0.1.0, which show the number of their first order. */
  @Column("text", { nullable: true, default: () => "next_order_number()" })
  number!: string | null;

  /** The orders by product name, if they were read with the checkout. */
  orders?: Order[];
}

/** The terms that the prices of a cart's orders were computed from, kept to price some of the orders again (D-34). */
export interface CheckoutTerms {
  method: ShippingMethodRule | null;
  discount: Omit<DiscountRule, "categoryId"> | null;
  /** The products to which the discount code applies. */
  discountedIds: string[];
}

/** The table of checkouts, with the columns that only statements use. */
@Entity("checkouts")
@Personal()
@SqlIndexes("checkout_number")
@Unique("checkout_idempotency_key", ["userId", "idempotencyKey"])
export class CheckoutTable extends Checkout {
  @References("UserTable", "checkout_user")
  userId!: string;

  /** The client's key, one per form; a repeat orders nothing more. */
  @Personal("internal")
  @Column("text")
  idempotencyKey!: string;

  /** SHA-256 of the request with the key; null for checkouts of release 0.1.0. */
  @Personal("internal")
  @Column("text", { nullable: true })
  contentHash!: string | null;

  /** Whether an admin, a member of staff or a program ordered for the customer. */
  @Column("boolean", { default: false })
  placedByShop!: boolean;

  /** Null if the prices depend on no terms, and for checkouts of release 0.1.0. */
  @Personal("internal")
  @Column("jsonb", { nullable: true })
  terms!: CheckoutTerms | null;
}

/** The columns of a checkout for its customer, with the customer's id. */
export const checkoutColumns = columnsOf(
  CheckoutTable,
  "id",
  "number",
  "userId",
  "createdAt",
  "placedByShop",
);
