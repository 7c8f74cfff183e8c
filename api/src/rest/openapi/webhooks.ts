import type { OpenAPIV3_1 } from "openapi-types";
import { eventPayloads } from "../../modules/webhooks/event-payloads";
import type { JsonSchemas } from "./json-schemas";

const signature = (name: string, description: string): OpenAPIV3_1.ParameterObject => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const headers = [
  signature("webhook-id", "The event's id, equal at each attempt, so that a repeat is recognised."),
  signature(
    "webhook-timestamp",
    "The time of this attempt, in seconds since 1970. Refuse requests older than five minutes.",
  ),
  signature(
    "webhook-signature",
    "The signature made with the webhook's secret, by the Standard Webhooks specification.",
  ),
];

/** The bodies of webhooks, for the schemas of the document. */
export const sentBodies = Object.values(eventPayloads);

/** The events sent to webhooks, in OpenAPI's format. */
export function describeWebhooks(schemas: JsonSchemas): Record<string, OpenAPIV3_1.PathItemObject> {
  const described = Object.entries(eventPayloads).map(([event, body]) => [
    event,
    {
      post: {
        operationId: event.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        tags: ["Webhooks"],
        security: [],
        summary: `Sent for \`${event}\``,
        description: "Sent to each webhook subscribed to this event, signed with the webhook's secret.",
        parameters: headers,
        requestBody: {
          required: true,
          content: { "application/json": { schema: schemas.of.get(body) as OpenAPIV3_1.SchemaObject } },
        },
        responses: {
          "2XX": {
            description:
              "The event has arrived. Respond within five seconds; at most 4 KB of the body are read.",
          },
          410: { description: "The webhook is switched off: it gets no further events." },
          default: { description: "Delivery is retried later, over about a day." },
        },
      },
    },
  ]);
  return Object.fromEntries(described) as Record<string, OpenAPIV3_1.PathItemObject>;
}
