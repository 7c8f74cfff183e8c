import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from "typeorm";

/** What an admin did, to what, and when. Rows are added and never changed: the database itself refuses it. */
@Entity("audit_entries")
@Index("audit_newest", { synchronize: false })
export class AuditEntry {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  doneAt!: Date;

  /** The admin; null for the command line. */
  @ForeignKey("User", { name: "audit_actor" })
  @Column("uuid", { nullable: true })
  actorId!: string | null;

  /** The admin's e-mail then, for it may change. */
  @Column("text")
  actor!: string;

  @Column("text")
  action!: string;

  /** The id of what it was done to. */
  @Column("text")
  targetId!: string;

  /** Its name or e-mail then. */
  @Column("text")
  target!: string;

  /** What was changed, where the action alone doesn't tell. */
  @Column("text", { nullable: true })
  detail!: string | null;
}
