import { Entity, Generated, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../../data/tables";

/** A grant of the role ADMIN to an email before its owner signs in; it takes effect once the email is verified (D-08). */
@Entity("admin_grants")
export class AdminGrant {
  @Personal()
  @PrimaryColumn("text")
  email!: string;

  /** The id of the audit's target. */
  @Personal()
  @Column("uuid", { nullable: true })
  @Generated("uuid")
  id!: string | null;

  @Personal()
  @Column("timestamptz", { default: () => "now()" })
  grantedAt!: Date;
}
