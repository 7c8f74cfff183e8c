import { Entity, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Column, NotPersonal, Personal, SqlIndexes } from "../../data/tables";

/** A consent to the newsletter. An email has at most one that hasn't ended, confirmed or not. */
@Entity("newsletter_subscriptions")
@Personal()
@Unique("newsletter_token", ["unsubscribeToken"])
@SqlIndexes("newsletter_email", "newsletter_ended", "newsletter_waiting", "newsletter_newest")
export class SubscriptionTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  email!: string;

  /** The version of the accepted wording. */
  @Column("text")
  wording!: string;

  /** Stored in plain text, because each newsletter repeats it; it can only unsubscribe. */
  @Personal("internal")
  @Column("text")
  unsubscribeToken!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  unsubscribedAt!: Date | null;
}
