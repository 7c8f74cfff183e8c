import { Column, CreateDateColumn, Entity, Generated, PrimaryColumn } from "typeorm";

/** A grant of the role ADMIN to an email before its owner signs in; it takes effect once the email is verified (D-08). */
@Entity("admin_grants")
export class AdminGrant {
  @PrimaryColumn("text")
  email!: string;

  /** What the audit calls it. */
  @Column("uuid", { nullable: true })
  @Generated("uuid")
  id!: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  grantedAt!: Date;
}
