import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, ObjectType } from "type-graphql";
import { Check, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Nullable } from "../../nullable";
import { Scope } from "../../context/scope";
import { creatorColumns } from "../people";
import { Column, NotPersonal, Personal, allColumnsOf } from "../../data/tables";

/** A key with which a program calls the shop. Its secret isn't stored (ADR-0006). */
@ObjectType({ description: "A key with which a program calls the shop." })
export class ApiKey {
  @Field(() => ID, { description: "Permanent and never reused." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => String, { description: "The key's purpose, in an admin's words." })
  @Column("text")
  name!: string;

  @Field(() => String, { description: "The beginning of its secret, to recognise it." })
  @Column("text")
  prefix!: string;

  @Field(() => [Scope], { description: "The calls that the key allows." })
  @Column("text", { array: true })
  scopes!: Scope[];

  @Field(() => GraphQLDateTime, { description: "When it was created." })
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Nullable(() => GraphQLDateTime, "When it expires; null: never.")
  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;

  @Nullable(() => GraphQLDateTime, "When a program last used it, to the minute; null: never.")
  @Column("timestamptz", { nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Float, { description: "The number of calls made with it, to the minute." })
  @Column("bigint", { default: 0 })
  calls!: number;

  @Nullable(() => GraphQLDateTime, "When it was revoked; null: not yet.")
  @Column("timestamptz", { nullable: true })
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
  @ForeignKey("UserTable", { name: "api_key_creator" })
  @Personal("internal")
  @Column("uuid", { nullable: true })
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
