import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Check, Entity, Index, PrimaryColumn } from "typeorm";
import type { Seller } from "../../context/policy";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";

/** The two series of numbers. */
export type DocumentSeries = "INVOICE" | "CREDIT_NOTE";

/** The invoice of a payment, or the credit note of a refund. */
@ObjectType({ description: "An invoice of a payment, or a credit note of a refund." })
export class Invoice {
  @Field(() => String, {
    description: "Without gaps in each year: 2026-000001; a credit note has CN-2026-000001.",
  })
  number!: string;

  @Field(() => GraphQLDateTime, { description: "When it was made." })
  at!: Date;

  @Field(() => String, { description: "The path of its PDF, for its customer and admins." })
  url!: string;
}

/** A line of an invoice or credit note: a product, or the credited part of one. Amounts are minor units. */
export interface InvoiceLine {
  /** The number that the customer knows the order by: that of its cart (D-30). */
  order: string;
  name: string;
  /** The values of the product's options with their names, if it has any. */
  options?: string;
  quantity: number;
  /** The price of one unit; null if the line is an amount without units. */
  unitMinor: number | null;
  minor: number;
}

/** The frozen content of an invoice or credit note. Amounts are minor units. */
export interface InvoiceDocument {
  /** Only for a credit note: the number of the invoice it corrects. */
  invoice?: string;
  /** `logo`: the name of the logo's stored JPEG; without one, the shop's name is drawn. */
  seller: Seller & { country: string; logo?: string };
  buyer: { name: string; address: string[] };
  currency: string;
  lines: InvoiceLine[];
  itemsMinor: number;
  discountMinor: number;
  discountCode: string | null;
  shippingMinor: number;
  shippingMethod: string | null;
  /** Whether the prices contain the tax; otherwise it is added. */
  taxIncluded: boolean;
  taxes: { name: string; percent: number; minor: number }[];
  totalMinor: number;
  /** The part of the total that a gift card has paid, or got back; the taxes don't depend on it. */
  giftCardMinor?: number;
}

/** The table of invoices and credit notes. Their content is frozen when they are made. */
@Entity("invoices")
@Personal()
@Check("invoice_series", "series in ('INVOICE', 'CREDIT_NOTE')")
@Check("invoice_of_refund", "(refund_id is not null) = (series = 'CREDIT_NOTE')")
@SqlIndexes("invoice_of_payment", "credit_note_of_refund")
@Index("invoices_of_payment", ["paymentId"])
@Index("invoices_of_user", ["userId"])
export class InvoiceTable {
  @PrimaryColumn("text")
  number!: string;

  @Column("text")
  series!: DocumentSeries;

  @References("UserTable", "invoice_user")
  userId!: string;

  @References("PaymentTable", "invoice_payment")
  paymentId!: string;

  @References("RefundTable", "invoice_refund", { nullable: true })
  refundId!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  madeAt!: Date;

  @Column("jsonb")
  document!: InvoiceDocument;
}

/** The last number of each series and year. */
@Entity("document_series")
@NotPersonal()
@Check("document_series_series", "series in ('INVOICE', 'CREDIT_NOTE')")
export class DocumentSeriesTable {
  @PrimaryColumn("text")
  series!: DocumentSeries;

  @PrimaryColumn("integer")
  year!: number;

  @Column("integer")
  last!: number;
}
