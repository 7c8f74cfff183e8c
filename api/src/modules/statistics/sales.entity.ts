import { Entity, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal } from "../../data/tables";

/** Sums of the orders placed in a quarter of an hour (ADR-0071). */
@Entity("sales")
@Index("sales_summed", ["summedBefore"])
export class SalesTable {
  @NotPersonal()
  @PrimaryColumn("timestamptz")
  startsAt!: Date;

  @NotPersonal()
  @Column("bigint")
  orders!: number;

  @NotPersonal()
  @Column("bigint")
  units!: number;

  @NotPersonal()
  @Column("bigint")
  cents!: number;

  @NotPersonal()
  @Column("bigint")
  paidCents!: number;

  @NotPersonal()
  @Column("bigint")
  receivedCents!: number;

  @NotPersonal()
  @Column("bigint")
  unpaidCents!: number;

  @NotPersonal()
  @Column("bigint")
  taxCents!: number;

  @NotPersonal()
  @Column("bigint")
  shippingCents!: number;

  /**
   * All changes of orders before this time are included. The latest value of all rows applies to each of them, because
   * later changes have been summed again.
   */
  @NotPersonal()
  @Column("timestamptz")
  summedBefore!: Date;
}
