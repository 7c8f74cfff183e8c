import { numberRuleOf } from "@shop/shared/number-rules";
import { orderBounds } from "@shop/shared/order";
import { z } from "zod";
import {
  BadUserInput,
  Forbidden,
  KeyReused,
  NotFound,
  RateLimited,
  Unauthenticated,
  type DomainError,
} from "../../errors";
import { errorCodes, type ProblemCode } from "../../http/error-codes";
import { problemBody, problemOf, type Problem } from "../../http/problem";
import { InsufficientStock } from "../../modules/catalogue/insufficient-stock.error";
import { Role } from "../../context/role";
import { anyone, roleOf, scopeOf, type Access, type Route } from "../route";

/** A refusal over REST (RFC 9457). */
export const problem = z
  .looseObject({
    type: z.string().describe("The path of the page that explains the code."),
    title: z.string().describe("The status in words."),
    status: z.int(),
    code: z.enum(Object.keys(errorCodes) as ProblemCode[]).describe("The error code for programs."),
    detail: z.string().describe("A message for people."),
    errors: z
      .array(z.strictObject({ field: z.string(), message: z.string() }))
      .optional()
      .describe("400 and 422: every invalid field."),
    acknowledged: z.literal(false).optional().describe("409."),
    retryAfter: z.int().optional().describe("429 and 503: seconds to wait, as `Retry-After` says."),
    countInStock: z.int().optional().describe("409 of an order: units in stock now."),
    scope: z.string().optional().describe("403 of an API key: the missing scope."),
    reason: z.string().optional().describe("409 of a repeat with the same Idempotency-Key: the code."),
    limit: z.int().optional().describe("409 of an order: the maximum number of units."),
    requestId: z.string().optional().describe("5xx: the request's id in the log, for support."),
  })
  .meta({ id: "Problem", description: "The reason for refusing a call (RFC 9457)." });

/** A sample of a refusal, in the shop's own words. */
function sampleOf(status: number): Problem {
  const samples: Record<number, DomainError> = {
    400: new BadUserInput([
      { field: "qty", message: numberRuleOf({ ...orderBounds.quantity, decimals: 0 }) },
    ]),
    401: new Unauthenticated(),
    403: new Forbidden(),
    404: new NotFound("product"),
    409: new InsufficientStock(3),
    422: new KeyReused("Idempotency-Key", "request"),
    429: new RateLimited(30),
  };
  const sample = samples[status];
  return sample ? problemOf(sample) : { status, detail: "Something went wrong on our side." };
}

/** Every status of a route's refusals, with the condition. */
export function refusalsOf({ access, contract }: Route): [status: number, when: string][] {
  const { body, upload, query, refusals = {} } = contract;
  const found: [number, string][] = [];
  if (body || upload || query) found.push([400, "The input is invalid; `errors` names each invalid field."]);
  if (access !== anyone)
    found.push([401, "The token is missing, invalid or expired, or its user no longer exists."]);
  if (access !== anyone) found.push([403, forbiddenWhen(access)]);
  const repeated = contract.idempotent === "answer" ? refusalsOfRepeats(refusals[409]) : {};
  const waiting = { 429: "Too many requests; `Retry-After` says how long to wait." };
  const all = { ...waiting, ...refusals, ...repeated };
  for (const [status, when] of Object.entries(all)) found.push([Number(status), when]);
  return found;
}

const refusalsOfRepeats = (conflict?: string) => ({
  409: [conflict, "The first request with this Idempotency-Key is still running, or its response is lost."]
    .filter(Boolean)
    .join(" "),
  422: "The Idempotency-Key was already used for another request.",
});

function forbiddenWhen(access: Access): string {
  const person =
    roleOf(access) === Role.ADMIN ? "The caller is not an admin." : "The data belongs to another user.";
  const scope = scopeOf(access);
  return `${person} ${scope ? `An API key lacks the scope ${scope}.` : "API keys can't do this."}`;
}

/** The response of a refusal in the format of @fastify/swagger. */
export function describeRefusal(status: number, when: string) {
  return {
    description: when,
    ...(status === 401 && { headers: { "WWW-Authenticate": { type: "string" } } }),
    ...(status === 429 && { headers: { "Retry-After": { type: "integer" } } }),
    content: {
      "application/problem+json": {
        schema: { $ref: "#/components/schemas/Problem" },
        example: problemBody(sampleOf(status)),
      },
    },
  };
}
