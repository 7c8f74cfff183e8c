import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a route reads its body as it comes, and may take long to. */
    upload?: boolean;
  }
}

/** How long a request may take to arrive, in ms. */
export interface ArrivalLimits {
  /** Its head; then its body, unless that is an upload. An upload may pause for so long. */
  patienceMs: number;
  /** All of it, whatever it is. */
  wholeMs: number;
}

/** Ten minutes are enough for the largest sheet on a line of one megabit a second. */
export const defaultArrivalLimits: ArrivalLimits = { patienceMs: 30_000, wholeMs: 10 * 60_000 };

/** What Node.js is told: it ends heads that don't arrive, and looks for them this often. */
export function headTimeouts({ patienceMs }: ArrivalLimits) {
  return { headersTimeout: patienceMs, connectionsCheckingInterval: Math.ceil(patienceMs / 10) };
}

/** The rest of the body did not arrive in time. */
export class RequestTimeout extends Error {
  readonly statusCode = 408;

  constructor() {
    super("The request did not arrive in time.");
  }
}

/** Ends requests whose body doesn't arrive in time, with 408 where nothing was answered yet. */
export function endSlowBodies(server: FastifyInstance, { patienceMs }: ArrivalLimits): void {
  server.addHook("preParsing", (request, reply, _payload, next) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if (encoding !== undefined || Number(length) > 0) watch(request, reply, patienceMs);
    next();
  });
}

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, patienceMs: number): void {
  const isUpload = routeOptions.config.upload === true;
  const { socket } = raw; // a body that has failed forgets it
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrives = isUpload && socket.bytesRead > seen;
    seen = socket.bytesRead;
    if (!arrives && !raw.complete) end(raw, reply);
  }, patienceMs).unref();
  raw.once("close", () => clearInterval(timer));
  raw.on("error", () => undefined); // nobody may read the body when it is ended
}

/** Whoever reads the body fails, and is answered; where the answer has been sent already, only the line is cut. */
function end(raw: FastifyRequest["raw"], reply: FastifyReply): void {
  if (reply.sent) return void raw.destroy();
  void reply.header("connection", "close");
  raw.emit("error", new RequestTimeout());
}
