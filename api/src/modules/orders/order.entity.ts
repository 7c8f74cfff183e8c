import { GraphQLDateTime } from "graphql-scalars";
import { Scope } from "../../context/scope";
import { ScopeOfPrograms } from "../../graphql/types/auth";
import { OrderStatus } from "./order-status.enum";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  Unique,
} from "typeorm";

/** Marks what says who a customer is: a key that may only change orders doesn't read it (ADR-0056). */
export const OfCustomer = () => ScopeOfPrograms(Scope.READ_ORDERS);

/** A customer's order of one product. A closed one leaves the lists of open orders and stays in the database (D-09, D-22). */
@ObjectType({ description: "A customer's order of one product." })
export class Order {
  @Field(() => ID, { description: "Permanent and never reused." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, { description: "Eight digits for people, such as 6180-3399; unique." })
  @Column("text", { default: () => "next_order_number()" })
  number!: string;

  @Field(() => OrderStatus, { description: "Its state." })
  status!: OrderStatus;

  @ForeignKey("UserTable", { name: "order_user" })
  @Column("uuid")
  userId!: string;

  @ForeignKey("ProductTable", { name: "order_product" })
  @Column("uuid")
  productId!: string;

  @OfCustomer()
  @Field(() => String, { description: "The customer's name, as typed." })
  @Column("text")
  name!: string;

  @OfCustomer()
  @Field(() => String, { description: "The customer's email." })
  @Column("text")
  email!: string;

  @OfCustomer()
  @Field(() => String, { description: "The shipping address, as typed." })
  @Column("text")
  address!: string;

  @OfCustomer()
  @Field(() => String, { description: "The customer's phone number, as typed." })
  @Column("text")
  phone!: string;

  @Field(() => Int, { name: "qty", description: "Units ordered." })
  @Column("integer", { name: "qty" })
  quantity!: number;

  @Field(() => String, { description: "The product's name at the time of the order." })
  @Column("text")
  productName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The address of the product's picture at the time of the order.",
  })
  @Column("text", { nullable: true })
  imageUrl!: string | null;

  @Field(() => ID, { nullable: true, description: "The cart that it was bought with, if any." })
  @ForeignKey("CheckoutTable", { name: "order_checkout" })
  @Column("uuid", { nullable: true })
  checkoutId!: string | null;

  @Column("integer")
  unitPriceCents!: number;

  @Field(() => Float, { description: "The price of one unit at the time of the order, in dollars." })
  unitPrice!: number;

  @Field(() => Float, { description: "The total, in dollars." })
  total!: number;

  @Field(() => Boolean, { description: "Whether it has been paid." })
  paid!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was placed." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was paid." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  paidAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was delivered." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deliveredAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it was cancelled; its units are back in stock. Otherwise null.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  cancelledAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was refunded." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  refundedAt!: Date | null;

  @Field(() => GraphQLDateTime, { description: "When it last changed, its history included." })
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  updatedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      "When it left the list of open orders: delivered, cancelled or refunded. Null if it is open.",
  })
  deletedAt!: Date | null;
}

/** The table: an order, and the columns that only statements use. */
@Entity("orders")
@Check("order_qty_positive", "qty > 0")
@Check("order_closed_once", "cancelled_at is null or (delivered_at is null and refunded_at is null)")
@Check("order_refunded_paid", "refunded_at is null or paid_at is not null")
@Unique("order_number", ["number"])
@Unique("order_idempotency_key", ["userId", "idempotencyKey"])
@Index("order_one_unpaid_per_product", { synchronize: false })
@Index("order_newest", { synchronize: false })
@Index("order_placed", { synchronize: false })
@Index("order_of_user", { synchronize: false })
@Index("order_of_product", { synchronize: false })
@Index("order_by_customer", { synchronize: false })
@Index("order_by_product", { synchronize: false })
@Index("order_by_qty", { synchronize: false })
@Index("order_by_payment", { synchronize: false })
@Index("order_delivered_to", { synchronize: false })
@Index("order_words", { synchronize: false })
@Index("order_all_of_user", { synchronize: false })
@Index("order_delivered", { synchronize: false })
@Index("order_cancelled", { synchronize: false })
@Index("order_refunded", { synchronize: false })
@Index("order_changed", { synchronize: false })
@Index("order_of_checkout", { synchronize: false })
export class OrderTable extends Order {
  /** Whether its units returned to stock when it was cancelled or refunded. */
  @Column("boolean", { default: false })
  restocked!: boolean;

  /** Chosen by the client, one per form; a repeat orders nothing more. Null for an order of a cart, which has a key itself. */
  @Column("text", { nullable: true })
  idempotencyKey!: string | null;
}
