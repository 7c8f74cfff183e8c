import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Entity, PrimaryColumn, PrimaryGeneratedColumn, Unique } from "typeorm";
import { Nullable } from "../../nullable";
import { Column, NotPersonal, Personal, References, SqlIndexes } from "../../data/tables";

/** One attempt to deliver an event. */
@ObjectType({ description: "An attempt to deliver an event." })
export class WebhookAttempt {
  @Field(() => Int, { description: "1 for the first one." })
  number!: number;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  at!: Date;

  @Nullable(() => Int, "The status of the answer; null without one.")
  status!: number | null;

  @Nullable(() => String, "Why it failed; null if it arrived.")
  error!: string | null;

  @Nullable(() => String, "The beginning of the answer's body, at most 4 KB; null without one.")
  answer!: string | null;

  @Field(() => Int, { description: "How long it took, in milliseconds." })
  durationMs!: number;
}

/** The delivery of an event to one webhook, as of its latest attempt. */
@ObjectType({ description: "The delivery of an event to a webhook, with its latest attempt." })
export class WebhookDelivery {
  @Field(() => ID, { description: "Unique among the deliveries." })
  id!: string;

  @Field(() => ID, { description: "The event's id, sent as the header `webhook-id`; equal at each attempt." })
  eventId!: string;

  @Field(() => String, { description: "An event's name, or `webhook.test`." })
  event!: string;

  @Field(() => GraphQLDateTime, { description: "When the event happened." })
  happenedAt!: Date;

  @Field(() => GraphQLDateTime, {
    description: "When it was last tried; before the first attempt, when it is due.",
  })
  at!: Date;

  @Field(() => Int, { description: "The number of attempts so far." })
  attempt!: number;

  @Nullable(() => Int, "The status of the latest answer; null without one.")
  status!: number | null;

  @Nullable(() => String, "Why the latest attempt failed; null if it didn't.")
  error!: string | null;

  @Nullable(() => GraphQLDateTime, "When it arrived; null if it hasn't.")
  deliveredAt!: Date | null;

  @Nullable(
    () => GraphQLDateTime,
    "When it is retried automatically; in the past if it is due. Null: no further attempt.",
  )
  nextTryAt!: Date | null;

  @Field(() => String, { description: "The request's body: JSON with `type`, `timestamp` and `data`." })
  request!: string;

  @Nullable(() => String, "The beginning of the latest answer's body, at most 4 KB.")
  answer!: string | null;

  @Nullable(() => Int, "How long the latest attempt took, in milliseconds.")
  durationMs!: number | null;

  /** The latest attempts, newest first; the resolver returns the requested number. */
  latestAttempts!: WebhookAttempt[];
}

/** The table of events, for the subscribed webhooks. */
@Entity("webhook_events")
@NotPersonal()
@SqlIndexes("webhook_event_oldest")
export class WebhookEventTable {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Personal("internal")
  @Column("text")
  type!: string;

  @Personal("internal")
  @Column("timestamptz", { default: () => "now()" })
  happenedAt!: Date;

  @Personal("internal")
  @Column("json")
  data!: object;
}

/** The table of deliveries: one for each event and webhook. */
@Entity("webhook_deliveries")
@NotPersonal()
@Unique("webhook_delivery_once", ["eventId", "webhookId"])
@SqlIndexes("webhook_delivery_newest")
export class WebhookDeliveryTable {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @References("WebhookTable", "webhook_delivery_webhook", { onDelete: "CASCADE" })
  webhookId!: string;

  @References("WebhookEventTable", "webhook_delivery_event", { onDelete: "CASCADE" })
  eventId!: string;

  @Column("timestamptz", { default: () => "now()" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  nextTryAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  deliveredAt!: Date | null;
}

/** The table of attempts. */
@Entity("webhook_attempts")
@NotPersonal()
@Check("webhook_attempt_number", "number > 0")
export class WebhookAttemptTable {
  @References("WebhookDeliveryTable", "webhook_attempt_delivery", { primary: true, onDelete: "CASCADE" })
  deliveryId!: string;

  @PrimaryColumn("integer")
  number!: number;

  @Column("timestamptz", { default: () => "now()" })
  at!: Date;

  @Column("integer", { nullable: true })
  status!: number | null;

  @Column("text", { nullable: true })
  error!: string | null;

  @Column("text", { nullable: true })
  answer!: string | null;

  @Column("integer")
  durationMs!: number;
}
