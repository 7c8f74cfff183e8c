import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { Column, NotPersonal, Personal, SqlIndexes } from "../../data/tables";
import { Auth } from "../../graphql/types/auth";
import { Nullable } from "../../nullable";
import { Role } from "../../context/role";
import { AuditAction } from "./audit-action.enum";

/**
 * An entry of the audit log: an action, its actor, target and time. Rows are only inserted: the database refuses to
 * change them.
 */
@Auth(Role.ADMIN)
@ObjectType({ description: "An entry of the audit log." })
export class AuditEntry {
  @Field(() => ID, { description: "Permanent and never reused." })
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => GraphQLDateTime, { description: "When the action was done." })
  @Column("timestamptz", { default: () => "now()" })
  doneAt!: Date;

  @Field(() => String, {
    description:
      "The admin's current email, 'a deleted account', `Key 'name'` of an API key, or 'command line' or 'sign-in'.",
  })
  @Column("text")
  actor!: string;

  @Field(() => AuditAction, { description: "The action." })
  @Column("text")
  action!: AuditAction;

  @Field(() => ID, { description: "The id of the target." })
  @Column("text")
  targetId!: string;

  @Field(() => String, {
    description: "The target's name at that time; for a person, their current email or 'a deleted account'.",
  })
  @Column("text")
  target!: string;

  @Nullable(() => String, "Details of the change, if the action alone doesn't describe it.")
  @Column("text", { nullable: true })
  detail!: string | null;
}

/** The table of audit entries, with the columns that only statements use. Its `actor` and `target` contain no emails. */
@Entity("audit_entries")
@Personal()
@SqlIndexes("audit_newest", "audit_by_action", "audit_words", "audit_of_actor", "audit_of_target_user")
export class AuditEntryTable extends AuditEntry {
  /** The admin; null for a program or the command line. */
  @ForeignKey("UserTable", { name: "audit_actor" })
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The program's key; null for a person. */
  @ForeignKey("ApiKeyTable", { name: "audit_api_key" })
  @NotPersonal()
  @Column("uuid", { nullable: true })
  apiKeyId!: string | null;

  /** The affected user; the row doesn't contain their email (ADR-0060). */
  @ForeignKey("UserTable", { name: "audit_target_user" })
  @Column("uuid", { nullable: true })
  targetUserId!: string | null;
}
