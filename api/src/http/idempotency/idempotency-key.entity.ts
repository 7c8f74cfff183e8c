import { Entity, Index, PrimaryColumn } from "typeorm";
import { Column, NotPersonal, Personal } from "../../data/tables";

/** The state of the first request with a key. */
export type KeyState = "running" | "answered" | "secret" | "unknown";

/** The changes requested with an `Idempotency-Key` in the last day, with their answers. Orders store their own keys. */
@Entity("idempotency_keys")
@Personal("internal")
@Index("idempotency_key_age", ["startedAt"])
export class IdempotencyKeyTable {
  /** A user, or an API key. */
  @PrimaryColumn("uuid")
  accountId!: string;

  @PrimaryColumn("text")
  key!: string;

  /** SHA-256 of the request and the viewer's role. */
  @NotPersonal()
  @Column("text")
  contentHash!: string;

  @Column("timestamptz", { default: () => "now()" })
  startedAt!: Date;

  @NotPersonal()
  @Column("text", { default: "running" })
  state!: KeyState;

  /** JSON; null unless answered. */
  @Column("text", { nullable: true })
  answer!: string | null;
}
