import {
  createServer,
  request as call,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
  type Socket,
} from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { emulatorHost } from "./database";

const CHANGE = /accounts:(delete|update)$/;

/**
 * A fault of a change: none; the response or the request is lost; it is refused with a status; or it is held until
 * `release`.
 */
export type Fault = "passes" | "answer lost" | "request lost" | "held" | number;

/** A proxy between a shop and the Firebase emulator that fails as networks and Firebase do. Reads always pass. */
export class FirebaseProxy {
  private readonly faults = new Map<string, Fault[]>();
  private held: (() => Promise<void>)[] = [];

  private constructor(private readonly server: Server) {
    server.on("request", (request, response) => void this.pass(request, response));
  }

  /** Starts the proxy on a free port. */
  static async open(): Promise<FirebaseProxy> {
    const proxy = new FirebaseProxy(createServer());
    await new Promise<void>((listening) => proxy.server.listen(0, "127.0.0.1", listening));
    return proxy;
  }

  /** `host:port`, for FIREBASE_AUTH_EMULATOR_HOST. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sets the faults of an account's next changes, in order; the last fault applies to all further changes. */
  fail({ uid }: { uid: string }, ...faults: Fault[]): void {
    this.faults.set(uid, faults);
  }

  /** Ends all faults, and forwards the held changes to Firebase. */
  async release(): Promise<void> {
    this.faults.clear();
    for (const carryOut of this.held.splice(0)) await carryOut();
  }

  /** Whether a change is held. */
  get isHolding(): boolean {
    return this.held.length > 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const fault = CHANGE.test(request.url ?? "") ? this.faultOf(body) : undefined;
    if (fault === undefined || fault === "passes") return forward(request, body, response);
    if (fault === "held") return void this.held.push(() => forward(request, body, response));
    if (typeof fault === "number") return refuse(response, fault);
    if (fault === "answer lost") await forward(request, body);
    request.socket.destroy();
  }

  /** The SDK repeats requests in the background, also for accounts of earlier tests. */
  private faultOf(body: Buffer): Fault | undefined {
    const { localId } = JSON.parse(body.toString()) as { localId: string };
    const faults = this.faults.get(localId) ?? [];
    return faults.length > 1 ? faults.shift() : faults[0];
  }
}

/** Forwards a request to the emulator; without a `response` the answer is dropped. */
function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response?: ServerResponse,
): Promise<void> {
  const [host, port] = emulatorHost().split(":");
  return new Promise((done, failed) => {
    const sent = call({ host, port, method, path: url, headers }, (answer) => {
      answer.on("end", done);
      if (!response) return answer.resume();
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      return answer.pipe(response);
    });
    sent.on("error", failed).end(body);
  });
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      error: { code: status, message: status < 500 ? "PERMISSION_DENIED" : "BACKEND_ERROR" },
    }),
  );
}

/** A TCP proxy between a shop and its database that can fail as a network does. */
export class DatabaseProxy {
  private readonly server: TcpServer;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private delayMs = 0;
  private stalled = false;

  private constructor(private target: URL) {
    this.server = createTcpServer((client) => this.join(client));
  }

  /** Opens a proxy in front of the database at `url`. */
  static async open(url: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(url));
    await proxy.restore();
    return proxy;
  }

  /** The database's address, through this proxy. */
  get url(): string {
    const url = new URL(this.target);
    [url.hostname, url.port] = ["127.0.0.1", String(this.port)];
    return url.href;
  }

  /** Leads new connections to the database at `url`; existing connections stay. */
  leadTo(url: string): void {
    this.target = new URL(url);
  }

  /** Closes every connection, and refuses new ones until `restore`. */
  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Accepts connections again, on the same port. */
  async restore(): Promise<void> {
    await new Promise<void>((listening) => this.server.listen(this.port, "127.0.0.1", listening));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Delays the database's answers by this many ms. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** While true, connections stay open but transfer nothing, as if the machine were unreachable. */
  stall(stalled: boolean): void {
    this.stalled = stalled;
    for (const socket of this.sockets)
      if (stalled) socket.pause();
      else socket.resume();
  }

  private join(client: Socket): void {
    const database = connect(Number(this.target.port), this.target.hostname);
    let said: Promise<unknown> = Promise.resolve();
    client.on("data", (chunk) => database.write(chunk));
    database.on("data", (chunk) => {
      const due = pause(this.delayMs);
      said = said.then(() => due).then(() => client.writable && client.write(chunk));
    });
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.sockets.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        this.sockets.delete(end);
        other.destroy();
      });
      if (this.stalled) end.pause();
    }
  }
}
