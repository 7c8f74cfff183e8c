import type { FastifyInstance } from "fastify";
import type { DatabaseProbe } from "../data/connections/probe";
import { withTimeout } from "../timeout";

/** How long the database may take to respond to the health check, in ms. */
const TIMEOUT_MS = 2_000;

/** Whether this process can serve requests: not while it starts, drains or closes, otherwise if the database responds. */
export class Health {
  private state: "starting" | "ready" | "draining" | "closing" = "starting";

  constructor(private readonly database: Pick<DatabaseProbe, "ask">) {}

  /** Marks the process as ready, unless it is already ending. */
  ready(): void {
    if (this.state === "starting") this.state = "ready";
  }

  /** Marks the process as draining, so that load balancers send new requests elsewhere. */
  drain(): void {
    this.state = "draining";
  }

  /** Marks the process as closing, so that clients and proxies open their next connection elsewhere. */
  close(): void {
    this.state = "closing";
  }

  /** Whether each response closes its connection. */
  get closing(): boolean {
    return this.state === "closing";
  }

  /** The short reason why this process can't serve requests; null if it can. */
  async failureReason(): Promise<string | null> {
    if (this.state !== "ready") return this.state;
    return (await this.databaseAnswers()) ? null : "database away";
  }

  private async databaseAnswers(): Promise<boolean> {
    const asked = this.database.ask().then(
      () => true,
      () => false,
    );
    return withTimeout(asked, TIMEOUT_MS, () => false);
  }
}

/**
 * GET /livez responds while the process lives; GET /readyz says whether it can serve requests, with the reason if not. Once the port
 * is closed, every response closes its connection. Earlier, a proxy would open a new connection for each request, and closing the
 * port resets new ones (ADR-0042).
 */
export function registerHealth(server: FastifyInstance, health: Health): void {
  server.addHook("onSend", (_request, reply, _payload, done) => {
    if (health.closing) void reply.header("connection", "close");
    done();
  });
  server.get("/livez", () => ({ status: "alive" }));
  server.get("/readyz", async (_request, reply) => {
    const fault = await health.failureReason();
    return fault === null
      ? { status: "ready" }
      : reply.code(503).send({ status: "unavailable", reason: fault });
  });
}
