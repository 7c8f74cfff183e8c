import { WEBHOOK_EVENTS, webhookLimits } from "@shop/shared/webhooks";
import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { Auth } from "../../graphql/types/auth";
import { First } from "../../graphql/types/page-args";
import { Id } from "../../graphql/types/id";
import { listAttemptsOf, listDeliveriesOf, SHOWN_ATTEMPTS } from "./deliver/list-deliveries";
import { replayWebhook } from "./deliver/replay-webhook";
import { resendDelivery, testWebhook } from "./deliver/send-now";
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  endFormerSecret,
  rotateWebhookSecret,
  switchWebhookOff,
} from "./manage-webhooks";
import { getWebhook, listWebhooks, listWebhooksOf } from "./read-webhooks";
import { WebhookAttempt, WebhookDelivery } from "./webhook-delivery.entity";
import { NewWebhook, Webhook } from "./webhook.entity";

const SHOWN_DELIVERIES = 20;

@Resolver(() => Webhook)
export class WebhooksResolver {
  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Query(() => [Webhook], { description: "All webhooks, newest first." })
  webhooks(
    @Ctx() ctx: RequestContext,
    @Arg("createdBy", () => ID, {
      nullable: true,
      description: "Only enabled webhooks that this user has created: the user's `id`.",
    })
    createdBy?: string,
  ): Promise<Webhook[]> {
    return createdBy === undefined ? listWebhooks(ctx) : listWebhooksOf(ctx, createdBy);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Query(() => Webhook, { description: "A webhook. NOT_FOUND if it doesn't exist." })
  webhook(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<Webhook> {
    return getWebhook(ctx, id);
  }

  @FieldResolver(() => [WebhookDelivery], { description: "Its newest deliveries." })
  deliveries(
    @Root() webhook: Webhook,
    @Ctx() ctx: RequestContext,
    @First(SHOWN_DELIVERIES) first: number,
  ): Promise<WebhookDelivery[]> {
    return listDeliveriesOf(ctx, webhook, first);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => NewWebhook, {
    description: "Sends events to a public https address from now on. The secret is shown only once.",
  })
  createWebhook(
    @Ctx() ctx: RequestContext,
    @Arg("events", () => [String], {
      description: `1 to ${WEBHOOK_EVENTS.length} different events; see \`Webhook.events\`.`,
    })
    events: string[],
    @Arg("url", () => String, {
      description: `An https address that leads to a public host; at most ${webhookLimits.url} characters.`,
    })
    url: string,
  ): Promise<NewWebhook> {
    return createWebhook(ctx, { url, events });
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => Int, {
    description: "The number of deleted webhooks: 0 if it doesn't exist. It receives no further events.",
  })
  deleteWebhook(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<number> {
    return deleteWebhook(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => Webhook, {
    description: "Switches a webhook on again. Events from the time it was off aren't sent.",
  })
  enableWebhook(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<Webhook> {
    return enableWebhook(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => Webhook, { description: "Switches a webhook off." })
  disableWebhook(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<Webhook> {
    return switchWebhookOff(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => NewWebhook, {
    description: "Gives a webhook a new secret. For a day, deliveries are also signed with the former one.",
  })
  rotateWebhookSecret(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<NewWebhook> {
    return rotateWebhookSecret(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => Webhook, {
    description: "Ends the previous secret at once: deliveries are no longer signed with it.",
  })
  endFormerWebhookSecret(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<Webhook> {
    return endFormerSecret(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => Int, {
    description:
      "Repeats a webhook's deliveries of a period with their `webhook-id`s; returns the number of deliveries. CONFLICT if it is switched off.",
  })
  replayWebhook(
    @Ctx() ctx: RequestContext,
    @Arg("to", () => GraphQLDateTime, {
      description: `Its end, at most ${webhookLimits.days} days later; events at this time aren't sent.`,
    })
    to: Date,
    @Arg("from", () => GraphQLDateTime, { description: "The beginning of the period." }) from: Date,
    @Id("webhook") id: string,
  ): Promise<number> {
    return replayWebhook(ctx, id, from, to);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => WebhookDelivery, {
    description: "Sends the event `webhook.test` now, once, even if the webhook is switched off.",
  })
  testWebhook(@Ctx() ctx: RequestContext, @Id("webhook") id: string): Promise<WebhookDelivery> {
    return testWebhook(ctx, id);
  }

  @Auth(Role.ADMIN, Scope.WRITE_WEBHOOKS)
  @Mutation(() => WebhookDelivery, {
    description: "Sends an event again now, once, with its `webhook-id`.",
  })
  resendDelivery(@Ctx() ctx: RequestContext, @Id("delivery") id: string): Promise<WebhookDelivery> {
    return resendDelivery(ctx, id);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  @FieldResolver(() => [WebhookAttempt], { description: "Its latest attempts, newest first." })
  attempts(
    @Root() delivery: WebhookDelivery,
    @Arg("first", () => Int, { defaultValue: 3, description: `1 to ${SHOWN_ATTEMPTS}.` }) first: number,
  ): WebhookAttempt[] {
    return listAttemptsOf(delivery, first);
  }
}
