import { GraphQLDateTime } from "graphql-scalars";
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

/** A customer's order of one product. A delivered or cancelled one leaves every list and stays in the database (D-09). */
@ObjectType({ description: "A customer's order of one product." })
export class Order {
  @Field(() => ID, { description: "Permanent and never reused." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @ForeignKey("UserTable", { name: "order_user" })
  @Column("uuid")
  userId!: string;

  @ForeignKey("ProductTable", { name: "order_product" })
  @Column("uuid")
  productId!: string;

  @Field(() => String, { description: "The customer's name, as typed." })
  @Column("text")
  name!: string;

  @Field(() => String, { description: "The customer's email." })
  @Column("text")
  email!: string;

  @Field(() => String, { description: "The shipping address, as typed." })
  @Column("text")
  address!: string;

  @Field(() => String, { description: "The customer's phone number, as typed." })
  @Column("text")
  phone!: string;

  @Field(() => Int, { name: "qty", description: "Units ordered." })
  @Column("integer", { name: "qty" })
  quantity!: number;

  @Field(() => String, { description: "The product's name at the time of the order." })
  @Column("text")
  productName!: string;

  @Field(() => Float, { description: "The price of one unit at the time of the order, in dollars." })
  unitPrice!: number;

  @Field(() => Float, { description: "The total, in dollars." })
  total!: number;

  @Field(() => Boolean, { description: "Whether it has been paid." })
  paid!: boolean;

  @Field(() => GraphQLDateTime, { description: "When it was placed." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When it was cancelled; its units are back in stock. Otherwise null.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  cancelledAt!: Date | null;
}

/** The table: an order, and the columns that only statements use. */
@Entity("orders")
@Check("order_qty_positive", "qty > 0")
@Check("order_closed_once", "delivered_at is null or cancelled_at is null")
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
export class OrderTable extends Order {
  @Column("integer")
  unitPriceCents!: number;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  paidAt!: Date | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deliveredAt!: Date | null;

  /** Chosen by the client, one per form; a repeat orders nothing more. */
  @Column("text")
  idempotencyKey!: string;
}
