import { Entity, Index, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../data/tables";

/** Counts of rate limits, shared by all processes. Only rate-limiter-flexible writes and reads them. */
@Entity("rate_limits")
@Personal("internal")
@Index("rate_limit_expired", ["expire"])
export class RateLimitTable {
  /** The rule, and a network address or the id of an account. */
  @PrimaryColumn("varchar", { length: 255 })
  key!: string;

  @Column("integer", { default: 0 })
  points!: number;

  /** In ms since 1970. */
  @Column("bigint", { nullable: true })
  expire!: number | null;
}
