import { Entity, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal } from "../../data/tables";

/** Sums of the orders placed in a quarter of an hour (ADR-0071). */
@Entity("sales")
@NotPersonal()
@Index("sales_summed", ["summedBefore"])
export class SalesTable {
  @PrimaryColumn("timestamptz")
  startsAt!: Date;

  @Column("bigint")
  orders!: number;

  @Column("bigint")
  units!: number;

  @Column("bigint")
  minor!: number;

  @Column("bigint")
  paidMinor!: number;

  @Column("bigint")
  receivedMinor!: number;

  @Column("bigint")
  unpaidMinor!: number;

  @Column("bigint")
  taxMinor!: number;

  @Column("bigint")
  shippingMinor!: number;

  /**
   * All changes of orders before this time are included. The latest value of all rows applies to each of them, because
   * later changes have been summed again.
   */
  @Column("timestamptz")
  summedBefore!: Date;
}
