import type { FastifyInstance } from "fastify";
import type { DatabaseProbe } from "../data/probe";

/** How long the database may take to say that it is there, in ms. */
const TIMEOUT_MS = 2_000;

/** Whether this process can serve; it says so itself while it starts and drains, and asks the database else. */
export class Health {
  private state: "starting" | "ready" | "draining" = "starting";

  constructor(private readonly database: Pick<DatabaseProbe, "ask">) {}

  /** From now on requests are served. */
  ready(): void {
    this.state = "ready";
  }

  /** From now on new requests should go elsewhere. */
  drain(): void {
    this.state = "draining";
  }

  /** Whether the process is about to end. */
  get draining(): boolean {
    return this.state === "draining";
  }

  /** Why this process can't serve, in a few words; null where it can. */
  async failureReason(): Promise<string | null> {
    if (this.state !== "ready") return this.state;
    return (await this.databaseAnswers()) ? null : "database away";
  }

  private async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    });
    const asked = this.database.ask().then(
      () => true,
      () => false,
    );
    return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
  }
}

/**
 * GET /livez answers while the process lives; GET /readyz says whether it can serve, and why not. While it drains every answer
 * ends its connection, so that clients and proxies open their next one elsewhere.
 */
export function registerHealth(server: FastifyInstance, health: Health): void {
  server.addHook("onSend", async (_request, reply) => {
    if (health.draining) void reply.header("connection", "close");
  });
  server.get("/livez", () => ({ status: "alive" }));
  server.get("/readyz", async (_request, reply) => {
    const fault = await health.failureReason();
    return fault === null
      ? { status: "ready" }
      : reply.code(503).send({ status: "unavailable", reason: fault });
  });
}
