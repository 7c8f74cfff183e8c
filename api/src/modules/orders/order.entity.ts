import type { PostalAddress } from "@shop/shared/address";
import { GraphQLDateTime } from "graphql-scalars";
import { Scope } from "../../context/scope";
import { Role } from "../../context/role";
import { Auth, ScopeOfPrograms } from "../../graphql/types/auth";
import { Nullable } from "../../nullable";
import { OptionValue } from "../option-value";
import { OrderStatus } from "./order-status.enum";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Check, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** Marks fields that identify a customer: an API key that may only change orders can't read them (ADR-0006). */
export const OfCustomer = () => ScopeOfPrograms(Scope.READ_ORDERS);

/** A customer's order of one product. A closed order leaves the lists of open orders and stays in the database (D-09, D-22). */
@ObjectType({ description: "A customer's order of one product." })
export class Order {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "Eight digits for people, such as 6180-3399; unique.", {
    default: () => "next_order_number()",
  })
  number!: string;

  @Field(() => OrderStatus, { description: "Its state." })
  status!: OrderStatus;

  @Auth(Role.ADMIN, Scope.READ_ORDERS)
  @Field(() => ID, { name: "customerId", description: "The customer's `id`." })
  @References("UserTable", "order_user")
  userId!: string;

  @References("ProductTable", "order_product")
  productId!: string;

  @OfCustomer()
  @FieldColumn("text", "The customer's name, as typed.")
  name!: string;

  @OfCustomer()
  @FieldColumn("text", "The customer's email.")
  email!: string;

  @OfCustomer()
  @FieldColumn("text", "The shipping address, as typed.")
  address!: string;

  @OfCustomer()
  @FieldColumn("text", "The customer's phone number, as typed.")
  phone!: string;

  @OfCustomer()
  @FieldColumn("text", "The customer's note for the shop.", { nullable: true })
  note!: string | null;

  @Field(() => Int, { name: "qty", description: "Units ordered." })
  @Column("integer", { name: "qty" })
  quantity!: number;

  @FieldColumn("text", "The product's name at the time of the order.")
  productName!: string;

  @Field(() => [OptionValue], {
    description:
      "The product's values of its group's options at the time of the order; empty without a group.",
  })
  @Column("jsonb", { default: [] })
  optionValues!: OptionValue[];

  @FieldColumn("text", "The URL of the product's image at the time of the order.", { nullable: true })
  imageUrl!: string | null;

  @ForeignKey("CheckoutTable", { name: "order_checkout" })
  @Personal("internal")
  @FieldColumn("uuid", "The cart of the order, if any.", { nullable: true })
  checkoutId!: string | null;

  @Column("integer")
  unitPriceMinor!: number;

  /** The regular unit price if the order was placed during a sale; otherwise null. */
  @Column("integer", { nullable: true })
  regularPriceMinor!: number | null;

  @Column("bigint", { default: 0 })
  discountMinor!: number;

  @Column("bigint", { default: 0 })
  shippingMinor!: number;

  @Column("bigint", { default: 0 })
  taxMinor!: number;

  @FieldColumn("boolean", "Whether the price contained the tax. Otherwise it was added.", { default: false })
  taxIncluded!: boolean;

  /** The name of the tax when the order was placed; null without tax. */
  @Column("text", { nullable: true })
  taxName!: string | null;

  @Column("double precision", { nullable: true })
  taxPercent!: number | null;

  @FieldColumn("text", "The name of the delivery method at the time of the order.", { nullable: true })
  shippingMethod!: string | null;

  @FieldColumn("uuid", "The delivery method of the order; it may have been removed since.", {
    nullable: true,
  })
  shippingMethodId!: string | null;

  @FieldColumn("text", "The discount code of the order.", { nullable: true })
  discountCode!: string | null;

  /** The structured address; name and phone are separate columns. Null if the order has an address of one text. */
  @Column("jsonb", { name: "shipping_address", nullable: true })
  postalAddress!: PostalAddress | null;

  @FieldColumn(
    "boolean",
    "Whether its units are gift cards, which are mailed and delivered once it is paid.",
    { default: false },
  )
  ofGiftCards!: boolean;

  /** The part of the total that a gift card pays. */
  @Column("bigint", { default: 0 })
  giftCardMinor!: number;

  @Column("bigint", { default: 0 })
  refundedMinor!: number;

  @Field(() => Int, { name: "refundedQty", description: "The number of units refunded so far." })
  @Column("integer", { name: "refunded_qty", default: 0 })
  refundedQuantity!: number;

  /** The amount charged, in minor units. */
  totalMinor!: number;

  @Field(() => Float, { description: "The discount from a discount code, in the shop's currency." })
  discount!: number;

  @Field(() => Float, { description: "Its share of the cost of delivery, in the shop's currency." })
  shipping!: number;

  @Field(() => Float, {
    description: "The tax in the shop's currency, which the total includes in any case.",
  })
  tax!: number;

  @Field(() => Float, { description: "The part of the total paid by a gift card, in the shop's currency." })
  giftCard!: number;

  @Field(() => Float, { description: "The amount refunded so far, in the shop's currency." })
  refunded!: number;

  @Field(() => Float, {
    description: "The price of one unit at the time of the order, in the shop's currency.",
  })
  unitPrice!: number;

  @Nullable(
    () => Float,
    "The regular price of one unit if it was bought on sale, in the shop's currency. Otherwise null.",
  )
  regularPrice!: number | null;

  @Field(() => Float, {
    description:
      "The total, in the shop's currency: price times quantity, less the discount, plus delivery, plus the tax if prices don't contain it.",
  })
  total!: number;

  @Field(() => Boolean, { description: "Whether it has been paid." })
  paid!: boolean;

  @FieldColumn("timestamptz", "When it was placed.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it was paid.", { nullable: true })
  paidAt!: Date | null;

  @FieldColumn("timestamptz", "When it was sent.", { nullable: true })
  shippedAt!: Date | null;

  /** The parcel that contains the order. */
  @References("ShipmentTable", "order_shipment", { nullable: true })
  shipmentId!: string | null;

  @FieldColumn("timestamptz", "When it was delivered.", { nullable: true })
  deliveredAt!: Date | null;

  @FieldColumn("timestamptz", "When it was cancelled; its units are back in stock. Otherwise null.", {
    nullable: true,
  })
  cancelledAt!: Date | null;

  @FieldColumn("timestamptz", "When it was refunded.", { nullable: true })
  refundedAt!: Date | null;

  @FieldColumn("timestamptz", "When it last changed, including its history.", { default: () => "now()" })
  updatedAt!: Date;

  @Nullable(
    () => GraphQLDateTime,
    "When it left the list of open orders: delivered, cancelled or refunded. Null if it is open.",
  )
  deletedAt!: Date | null;
}

/** The table of orders, with the columns that only statements use. */
@Entity("orders")
@Personal()
@Check("order_qty_positive", "qty > 0")
@Check(
  "order_amounts",
  "discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * qty and shipping_cents >= 0 and tax_cents >= 0 and refunded_cents >= 0",
)
@Check("order_gift_card", "gift_card_cents >= 0")
@Check("order_units", "refunded_qty between 0 and qty and restocked_qty between 0 and qty")
@Check("order_closed_once", "cancelled_at is null or (delivered_at is null and refunded_at is null)")
@Check("order_refunded_paid", "refunded_at is null or paid_at is not null")
@Unique("order_number", ["number"])
@Unique("order_idempotency_key", ["userId", "idempotencyKey"])
@SqlIndexes("order_one_unpaid_per_product", "order_newest", "order_sales", "order_of_user")
@SqlIndexes("order_of_product", "order_by_customer", "order_by_product", "order_by_qty", "order_by_payment")
@SqlIndexes("order_delivered_to", "order_words", "order_closed_words", "order_all_of_user", "order_delivered")
@SqlIndexes("order_cancelled", "order_refunded", "order_changed", "order_of_checkout", "order_of_discount")
@SqlIndexes("order_of_shipment", "order_to_send", "order_sent")
export class OrderTable extends Order {
  /** Whether the units returned to stock when the order was cancelled or refunded. */
  @Personal("internal")
  @Column("boolean", { default: false })
  restocked!: boolean;

  /** The units that returned to stock with partial refunds. */
  @Personal("internal")
  @Column("integer", { name: "restocked_qty", default: 0 })
  restockedQuantity!: number;

  /** The discount code of the order. */
  @References("DiscountTable", "order_discount", { nullable: true })
  discountId!: string | null;

  /** The client's key, one per form; a repeat orders nothing more. Null for a cart's order: the checkout has the key. */
  @Personal("internal")
  @Column("text", { nullable: true })
  idempotencyKey!: string | null;

  /** SHA-256 of the request with the key; null without a key, and for orders of release 0.1.0. */
  @Personal("internal")
  @Column("text", { nullable: true })
  contentHash!: string | null;
}

/** The history of orders after their placing. */
@Entity("order_events")
@Personal()
@Check("order_event_status", "status in ('PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED')")
@Index("order_event_of_order", ["orderId", "id"])
export class OrderEventTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" })
  id!: number;

  @References("OrderTable", "order_event_order", { onDelete: "CASCADE" })
  orderId!: string;

  @Column("text")
  status!: OrderStatus;

  /** 'customer', 'payment', 'system', 'admin' or `Key 'name'` of an API key. */
  @Column("text")
  actor!: string;

  @Column("text", { nullable: true })
  note!: string | null;

  /** The amount refunded at this step. */
  @Column("bigint", { nullable: true })
  refundedMinor!: number | null;

  @Column("timestamptz", { default: () => "now()" })
  happenedAt!: Date;

  /** The admin, if one acted. */
  @References("UserTable", "order_event_actor", { nullable: true })
  actorId!: string | null;

  /** Whether the note is hidden from the customer. */
  @NotPersonal()
  @Column("boolean", { default: false })
  forShop!: boolean;
}
