import { Entity, Index, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Column, NotPersonal, Personal } from "../../data/tables";

/** A consent to the newsletter. An email has at most one that hasn't ended, confirmed or not. */
@Entity("newsletter_subscriptions")
@Unique("newsletter_token", ["unsubscribeToken"])
@Index("newsletter_email", { synchronize: false })
@Index("newsletter_ended", { synchronize: false })
@Index("newsletter_waiting", { synchronize: false })
@Index("newsletter_newest", { synchronize: false })
export class SubscriptionTable {
  @NotPersonal()
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Personal("newsletter_subscriptions.subscription")
  @Column("text")
  email!: string;

  /** The version of the accepted wording. */
  @Personal("newsletter_subscriptions.subscription")
  @Column("text")
  wording!: string;

  /** Stored in plain text, because each newsletter repeats it; it can only unsubscribe. */
  @Personal("newsletter_subscriptions.unsubscribeToken")
  @Column("text")
  unsubscribeToken!: string;

  @Personal("newsletter_subscriptions.subscription")
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Personal("newsletter_subscriptions.subscription")
  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;

  @Personal("newsletter_subscriptions.subscription")
  @Column("timestamptz", { nullable: true })
  unsubscribedAt!: Date | null;
}
