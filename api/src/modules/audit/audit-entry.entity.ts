import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";
import { Auth } from "../../graphql/types/auth";
import { Role } from "../../context/role";
import { AuditAction, type AuditedAction } from "./audit-action.enum";

/** What an admin did, to what, and when. Rows are only inserted: the database refuses to change them. */
@Auth(Role.ADMIN)
@ObjectType({ description: "An entry of the audit log." })
export class AuditEntry {
  @Field(() => ID, { description: "Permanent and never reused." })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => GraphQLDateTime, { description: "When it was done." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  doneAt!: Date;

  @Field(() => String, {
    description: "The admin's email at that time, `Key 'name'` of an API key, or 'command line'.",
  })
  @Column("text")
  actor!: string;

  @Field(() => AuditAction, { description: "The action." })
  @Column("text")
  action!: AuditedAction;

  @Field(() => ID, { description: "The id of the target." })
  @Column("text")
  targetId!: string;

  @Field(() => String, { description: "The target's name or email at that time." })
  @Column("text")
  target!: string;

  @Field(() => String, {
    nullable: true,
    description: "Details of the change, if the action alone doesn't say.",
  })
  @Column("text", { nullable: true })
  detail!: string | null;
}

/** The table: an entry, and the column that only statements use. */
@Entity("audit_entries")
@Index("audit_newest", { synchronize: false })
@Index("audit_by_action", { synchronize: false })
@Index("audit_words", { synchronize: false })
export class AuditEntryTable extends AuditEntry {
  /** The admin; null for a program and for the command line. */
  @ForeignKey("UserTable", { name: "audit_actor" })
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The program's key; null for a person. */
  @ForeignKey("ApiKeyTable", { name: "audit_api_key" })
  @Column("uuid", { nullable: true })
  apiKeyId!: string | null;
}
