import { CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** An admin's role promised to an e-mail before its owner signs in; only a verified e-mail redeems it (D-08). */
@Entity("admin_grants")
export class AdminGrant {
  @PrimaryColumn("text")
  email!: string;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  grantedAt!: Date;
}
