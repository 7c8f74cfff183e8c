import { Field, ID, ObjectType } from "type-graphql";
import { Entity } from "typeorm";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";
import { Auth } from "../../graphql/types/auth";
import { Role } from "../../context/role";
import { AuditAction } from "./audit-action.enum";
import { FieldColumn, IdColumn } from "../../data/field-column";

/**
 * An entry of the audit log: an action, its actor, target and time. Rows are only inserted: the database refuses to
 * change them.
 */
@Auth(Role.ADMIN)
@ObjectType({ description: "An entry of the audit log." })
export class AuditEntry {
  @NotPersonal()
  @IdColumn()
  id!: string;

  @FieldColumn("timestamptz", "When the action was done.", { default: () => "now()" })
  doneAt!: Date;

  @FieldColumn(
    "text",
    "The admin's current email, 'a deleted account', `Key 'name'` of an API key, or 'command line' or 'sign-in'.",
  )
  actor!: string;

  @Field(() => AuditAction, { description: "The action." })
  @Column("text")
  action!: AuditAction;

  @Field(() => ID, { description: "The id of the target." })
  @Column("text")
  targetId!: string;

  @FieldColumn(
    "text",
    "The target's name at that time; for a person, their current email or 'a deleted account'.",
  )
  target!: string;

  @FieldColumn("text", "Details of the change, if the action alone doesn't describe it.", { nullable: true })
  detail!: string | null;
}

/** The table of audit entries, with the columns that only statements use. Its `actor` and `target` contain no emails. */
@Entity("audit_entries")
@Personal()
@SqlIndexes("audit_newest", "audit_by_action", "audit_words", "audit_of_actor", "audit_of_target_user")
export class AuditEntryTable extends AuditEntry {
  /** The admin; null for a program or the command line. */
  @References("UserTable", "audit_actor", { nullable: true })
  actorId!: string | null;

  /** The program's key; null for a person. */
  @NotPersonal()
  @References("ApiKeyTable", "audit_api_key", { nullable: true })
  apiKeyId!: string | null;

  /** The affected user; the row doesn't contain their email (ADR-0060). */
  @References("UserTable", "audit_target_user", { nullable: true })
  targetUserId!: string | null;
}
