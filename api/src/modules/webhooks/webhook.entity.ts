import { WEBHOOK_EVENTS } from "@shop/shared/webhooks";
import { GraphQLDateTime } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Nullable } from "../../nullable";
import { Column, NotPersonal, Personal, References } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** An address that receives events. Its secret isn't a field, because it is shown only once, on creation. */
@ObjectType({ description: "An address that receives the shop's events." })
export class Webhook {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "The address to which events are sent.")
  url!: string;

  @FieldColumn("text", `The events it is subscribed to: ${WEBHOOK_EVENTS.join(", ")}.`, { array: true })
  events!: string[];

  @Field(() => Boolean, { description: "Whether it receives events." })
  enabled!: boolean;

  @FieldColumn("timestamptz", "When it was created.", { default: () => "now()" })
  createdAt!: Date;

  @FieldColumn("timestamptz", "When it was switched off; null if it is enabled.", { nullable: true })
  disabledAt!: Date | null;

  @FieldColumn("text", "Why it was switched off, in words.", { nullable: true })
  disabledReason!: string | null;

  @Nullable(
    () => GraphQLDateTime,
    "Until when deliveries are also signed with the previous secret; null: they aren't.",
  )
  formerSecretEndsAt!: Date | null;

  @Nullable(
    () => String,
    "The current email of its creator, or 'a deleted account'; null if it wasn't recorded.",
  )
  createdBy!: string | null;

  @Nullable(() => Boolean, "Whether its creator is an unblocked admin now; null if the creator is unknown.")
  creatorIsAdmin!: boolean | null;
}

/** The table of webhooks, with their sealed secrets. */
@Entity("webhooks")
@NotPersonal()
@Check("webhook_url_length", "length(url) between 1 and 2000")
@Check("webhook_events_count", "cardinality(events) between 1 and 100")
export class WebhookTable extends Webhook {
  @Column("text")
  secret!: string;

  /** The previous secret, with which deliveries are also signed for a day. */
  @Column("text", { nullable: true })
  formerSecret!: string | null;

  @Column("timestamptz", { nullable: true })
  secretChangedAt!: Date | null;

  /** The end of the period in which it gets nothing new, because it was slow. */
  @Column("timestamptz", { nullable: true })
  slowUntil!: Date | null;

  /** The creator, an admin; null for webhooks of earlier releases. */
  @Personal("internal")
  @References("UserTable", "webhook_creator", { nullable: true })
  creatorId!: string | null;
}

/** A webhook with its new secret. */
@ObjectType({ description: "A webhook with its new secret." })
export class NewWebhook {
  @Field(() => Webhook, { description: "The webhook." })
  webhook!: Webhook;

  @Field(() => String, {
    description: "`whsec_…`: signs its deliveries (Standard Webhooks). It is shown only once.",
  })
  secret!: string;
}
