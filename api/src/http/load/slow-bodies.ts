import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a route streams its body, which may take long. */
    upload?: boolean;
  }
}

/** How long a request may take to arrive, in ms. */
export interface ArrivalLimits {
  /** The limit for the headers, and then for the body. An upload may take longer, but not stall for this long. */
  timeoutMs: number;
  /** The limit for the whole request, including uploads. */
  totalMs: number;
}

/** Ten minutes are enough for the largest CSV file at 2 Mbit/s. */
export const defaultArrivalLimits: ArrivalLimits = { timeoutMs: 30_000, totalMs: 10 * 60_000 };

/** Options for Node.js, which ends requests with incomplete headers, and checks for them at an interval. */
export function headTimeouts({ timeoutMs }: ArrivalLimits) {
  return { headersTimeout: timeoutMs, connectionsCheckingInterval: Math.ceil(timeoutMs / 10) };
}

/** The rest of the body did not arrive in time. */
export class RequestTimeout extends Error {
  readonly statusCode = 408;

  constructor() {
    super("The request didn't arrive in time.");
  }
}

/** Ends requests with a late body, with 408 if no answer was sent. */
export function endSlowBodies(server: FastifyInstance, { timeoutMs }: ArrivalLimits): void {
  server.addHook("preParsing", (request, reply, _payload, next) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if (encoding !== undefined || Number(length) > 0)
      setImmediate(() => isArriving(request) && watch(request, reply, timeoutMs));
    next();
  });
}

/** Most bodies arrive together with the headers and need no timer. */
const isArriving = ({ raw }: FastifyRequest) => !raw.complete && !raw.destroyed;

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const isUpload = routeOptions.config.upload === true;
  const { socket } = raw; // kept, because a failed request no longer has it
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrives = isUpload && socket.bytesRead > seen;
    seen = socket.bytesRead;
    if (!arrives && !raw.complete) end(raw, reply);
  }, timeoutMs).unref();
  raw.once("close", () => clearInterval(timer));
  raw.on("error", () => undefined); // without a listener, the error ends the process
}

/** Fails the reading of the body, which causes a 408. If an answer was already sent, closes the connection. */
function end(raw: FastifyRequest["raw"], reply: FastifyReply): void {
  if (reply.sent) return void raw.destroy();
  void reply.header("connection", "close");
  raw.emit("error", new RequestTimeout());
}
