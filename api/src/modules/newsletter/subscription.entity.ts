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

  @Personal()
  @Column("text")
  email!: string;

  /** The version of the accepted wording. */
  @Personal()
  @Column("text")
  wording!: string;

  /** Stored in plain text, because each newsletter repeats it; it can only unsubscribe. */
  @Personal("internal")
  @Column("text")
  unsubscribeToken!: string;

  @Personal()
  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Personal()
  @Column("timestamptz", { nullable: true })
  confirmedAt!: Date | null;

  @Personal()
  @Column("timestamptz", { nullable: true })
  unsubscribedAt!: Date | null;
}
