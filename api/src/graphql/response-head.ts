import type { FormattedExecutionResult } from "graphql";
import type { RequestContext } from "../context/context";
import { statusOf } from "../errors";
import type { SharedCaching } from "../http/shared-caching";

/** The status and the headers of a response with a result. */
interface ResponseHead {
  /** Undefined for 200. */
  status?: number | undefined;
  headers: Record<string, string>;
  /** Whether caches may store the response. */
  mayBeStored: boolean;
}

/** The caches that may store a visitor's response and must revalidate it each time. */
type Revalidated = "public, no-cache" | "private, no-cache";

/** The request of a result. */
interface ResultRequest {
  /** Whether the query is in the address: by GET or HEAD. */
  isInAddress: boolean;
  /** Whether it has an `Authorization` header. */
  hasAuthorization: boolean;
  ctx: RequestContext;
  caching: SharedCaching;
  /** The `Cache-Control` of a response to GET that may be stored, if shared caches aren't configured (ADR-0032). */
  revalidated?: Revalidated;
}

/**
 * The head of a response. A result without data, or only with nulls, has the status of its temporary refusal and `Retry-After`. If other
 * fields have data the status is 200, as the GraphQL over HTTP specification says. Caches may store only a
 * visitor's data, requested by GET.
 */
export function headOf(result: FormattedExecutionResult, request: ResultRequest): ResponseHead {
  const { isInAddress, hasAuthorization, ctx, caching, revalidated = "private, no-cache" } = request;
  const refusal = temporaryRefusalOf(result);
  const retryAfter = refusal && { "retry-after": refusal.retryAfter };
  if (!isInAddress)
    return {
      status: refusal?.status,
      headers: { vary: "Accept, Accept-Encoding", ...retryAfter },
      mayBeStored: false,
    };
  const isData = !result.errors && (result.data ?? null) !== null;
  const mayBeStored = isData && !hasAuthorization && !ctx.reads.needsReadYourWrites;
  const control = mayBeStored ? caching.headerOr(revalidated) : "private, no-store";
  return {
    status: refusal?.status ?? ("data" in result ? undefined : 400), // invalid variables: nothing was executed
    headers: { vary: "Accept, Accept-Encoding, Authorization", "cache-control": control, ...retryAfter },
    mayBeStored,
  };
}

/** The codes with an HTTP status that proxies and clients must see without reading the body. */
const TEMPORARY = ["RATE_LIMITED", "SERVICE_UNAVAILABLE"] as const;

/** The status and `Retry-After` of a result without data, or only with nulls, if a temporary refusal caused it. */
export function temporaryRefusalOf(
  result: FormattedExecutionResult,
): { status: number; retryAfter: string } | undefined {
  if (!result.errors || hasData(result)) return undefined;
  for (const { extensions } of result.errors) {
    const code = TEMPORARY.find((known) => known === extensions?.code);
    if (code) return { status: statusOf[code], retryAfter: String(extensions?.retryAfter) };
  }
  return undefined;
}

function hasData({ data }: FormattedExecutionResult): boolean {
  return Object.values(data ?? {}).some((value) => value !== null);
}
