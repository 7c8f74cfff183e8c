import { Field, Float, ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";
import { Nullable } from "../../nullable";
import { Scope } from "../../context/scope";
import { creatorColumns } from "../people";
import { allColumnsOf, Column, NotPersonal, Personal, References } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A key with which a program calls the shop. Its secret isn't stored (ADR-0006). */
@ObjectType({ description: "A key with which a program calls the shop." })
export class ApiKey {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "The key's purpose, in an admin's words.")
  name!: string;

  @FieldColumn("text", "The beginning of its secret, to recognise it.")
  prefix!: string;

  @Field(() => [Scope], { description: "The calls that the key allows." })
  @Column("text", { array: true })
  scopes!: Scope[];

  @FieldColumn("timestamptz", "When it was created.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it expires; null: never.", { nullable: true })
  expiresAt!: Date | null;

  @FieldColumn("timestamptz", "When a program last used it, to the minute; null: never.", { nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Float, { description: "The number of calls made with it, to the minute." })
  @Column("bigint", { default: 0 })
  calls!: number;

  @FieldColumn("timestamptz", "When it was revoked; null: not yet.", { nullable: true })
  revokedAt!: Date | null;

  @Nullable(
    () => String,
    "The current email of its creator, or 'a deleted account'; null if it wasn't recorded.",
  )
  createdBy!: string | null;

  @Nullable(() => Boolean, "Whether its creator is an unblocked admin now; null if the creator is unknown.")
  creatorIsAdmin!: boolean | null;
}

/** The table of API keys, with the columns that only statements use. */
@Entity("api_keys")
@NotPersonal()
@Check("api_key_scopes", "cardinality(scopes) between 1 and 20")
export class ApiKeyTable extends ApiKey {
  /** The SHA-256 of the secret. */
  @Index("api_key_secret", { unique: true })
  @Column("bytea")
  secretHash!: Buffer;

  /** The creator, an admin; null for keys of earlier releases. */
  @Personal("internal")
  @References("UserTable", "api_key_creator", { nullable: true })
  creatorId!: string | null;
}

/** A new key with its secret, which is shown only once. */
@ObjectType({ description: "A new API key with its secret, which is shown only once." })
export class NewApiKey {
  @Field(() => ApiKey, { description: "The key." })
  key!: ApiKey;

  @Field(() => String, {
    description: "`msk_…`: send it as `Authorization: Bearer …`. The shop doesn't keep it.",
  })
  secret!: string;
}

/** The columns of a key. */
export const apiKeyColumns = allColumnsOf(ApiKey).with(creatorColumns);

/** SQL condition: the key can be used. */
export const IS_USABLE = "revoked_at is null and (expires_at is null or expires_at > now())";
