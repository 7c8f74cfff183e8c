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
  signature("webhook-id", "The event's id: the same at each attempt, so that a repeat is recognised."),
  signature(
    "webhook-timestamp",
    "When this attempt was sent, in seconds since 1970. Refuse one older than five minutes.",
  ),
  signature(
    "webhook-signature",
    "Made with the webhook's secret, after the Standard Webhooks specification.",
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
        description:
          "What the shop sends to each webhook that listens to this event, signed with the webhook's secret.",
        parameters: headers,
        requestBody: {
          required: true,
          content: { "application/json": { schema: schemas.of.get(body) as OpenAPIV3_1.SchemaObject } },
        },
        responses: {
          "2XX": { description: "It has arrived. Answer within five seconds; at most 4 KB are read." },
          410: { description: "Nothing more is sent here: the webhook is switched off." },
          default: { description: "It is sent again later, over about a day." },
        },
      },
    },
  ]);
  return Object.fromEntries(described) as Record<string, OpenAPIV3_1.PathItemObject>;
}
