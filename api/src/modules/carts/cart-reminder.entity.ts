import { ObjectType } from "type-graphql";
import { Entity, PrimaryColumn, Unique } from "typeorm";
import { FieldColumn } from "../../data/field-column";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";

/** A customer's consent to mails about forgotten carts, with their latest mail. */
@Entity("cart_reminders")
@Personal()
@Unique("cart_reminder_token", ["stopToken"])
@SqlIndexes("cart_reminder_left", "cart_reminder_ended", "cart_reminder_mailed")
export class CartReminderTable {
  @References("UserTable", "cart_reminder_user", { primary: true })
  userId!: string;

  /** The version of the accepted wording. */
  @Column("text")
  wording!: string;

  @Column("timestamptz", { default: () => "now()" })
  agreedAt!: Date;

  /** The time at which the customer stopped the mails; null until then. */
  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;

  /** Stored in plain text, because each mail repeats it; it can only stop the mails, and count a visit. */
  @Personal("internal")
  @Column("text")
  stopToken!: string;

  /** The last change of the cart since the consent. */
  @Column("timestamptz", { default: () => "now()" })
  cartChangedAt!: Date;

  /** The time at which a mail was queued; null unless one waits. */
  @Column("timestamptz", { nullable: true })
  queuedAt!: Date | null;

  /** The time of the latest mail. */
  @Column("timestamptz", { nullable: true })
  mailedAt!: Date | null;

  /** The products in the latest mail. */
  @Column("uuid", { array: true, default: [] })
  productIds!: string[];

  /** Whether the link of the latest mail was followed. */
  @Column("boolean", { default: false })
  cameBack!: boolean;

  /** Whether a product of the latest mail was ordered afterwards. */
  @Column("boolean", { default: false })
  ordered!: boolean;
}

@ObjectType({ description: "The mails about forgotten carts in a period, and what they led to." })
export class CartReminderCounts {
  @FieldColumn("integer", "Mails sent.", { default: 0 })
  sent!: number;

  @FieldColumn("integer", "Of these mails, those whose link was followed.", { default: 0 })
  cameBack!: number;

  @FieldColumn("integer", "Of these mails, those with a product that was ordered within seven days.", {
    default: 0,
  })
  ordered!: number;
}

/** The counts of the mails of one day, without any data of the customers. */
@Entity("cart_reminder_days")
@NotPersonal()
export class CartReminderDayTable extends CartReminderCounts {
  /** In the shop's time zone: `2026-11-29`. */
  @PrimaryColumn("text")
  day!: string;
}
