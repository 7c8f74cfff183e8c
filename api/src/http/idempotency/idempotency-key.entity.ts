import { Entity, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal, Personal } from "../../data/tables";

/** What is known of the request that came with a key first. */
export type KeyState = "running" | "answered" | "secret" | "unknown";

/** The changes that came with an `Idempotency-Key` in the last day, with their answers. Orders have their keys themselves. */
@Entity("idempotency_keys")
@Index("idempotency_key_age", ["startedAt"])
export class IdempotencyKeyTable {
  /** A user, or an API key. */
  @Personal("idempotency_keys.answer")
  @PrimaryColumn("uuid")
  accountId!: string;

  @Personal("idempotency_keys.answer")
  @PrimaryColumn("text")
  key!: string;

  /** SHA-256 of what was wanted, and as whom. */
  @NotPersonal()
  @Column("text")
  contentHash!: string;

  @Personal("idempotency_keys.answer")
  @Column("timestamptz", { default: () => "now()" })
  startedAt!: Date;

  @NotPersonal()
  @Column("text", { default: "running" })
  state!: KeyState;

  /** JSON; null unless answered. */
  @Personal("idempotency_keys.answer")
  @Column("text", { nullable: true })
  answer!: string | null;
}
