import { Entity, Generated, PrimaryColumn } from "typeorm";
import { Column, Personal } from "../../data/tables";

/** A grant of the role ADMIN to an email before its owner signs in; it takes effect once the email is verified (D-08). */
@Entity("admin_grants")
@Personal()
export class AdminGrant {
  @PrimaryColumn("text")
  email!: string;

  /** The id of the audit's target. */
  @Column("uuid", { nullable: true })
  @Generated("uuid")
  id!: string | null;

  @Column("timestamptz", { default: () => "now()" })
  grantedAt!: Date;
}
