import {
  createServer,
  request as call,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { emulatorHost } from "./database";

const CHANGE = /accounts:(delete|update)$/;

/**
 * What becomes of a change: it passes; its answer gets lost, or the change too; it is refused with a status; or it is held, and
 * carried out by `release`.
 */
export type Mishap = "passes" | "answer lost" | "request lost" | "held" | number;

/** Stands between a shop and the Firebase emulator, and fails as networks and Firebase do. What reads passes. */
export class FirebaseProxy {
  private readonly mishaps = new Map<string, Mishap[]>();
  private held: (() => Promise<void>)[] = [];

  private constructor(private readonly server: Server) {
    server.on("request", (request, response) => void this.pass(request, response));
  }

  /** Opens it on a free port. */
  static async open(): Promise<FirebaseProxy> {
    const proxy = new FirebaseProxy(createServer());
    await new Promise<void>((listening) => proxy.server.listen(0, "127.0.0.1", listening));
    return proxy;
  }

  /** `host:port`, as FIREBASE_AUTH_EMULATOR_HOST. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on: what becomes of the changes of an account, one after the other; the last one of all further ones too. */
  fail({ uid }: { uid: string }, ...mishaps: Mishap[]): void {
    this.mishaps.set(uid, mishaps);
  }

  /** From now on everything passes, and Firebase carries out what was held. */
  async release(): Promise<void> {
    this.mishaps.clear();
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
    const mishap = CHANGE.test(request.url ?? "") ? this.mishapOf(body) : undefined;
    if (mishap === undefined || mishap === "passes") return forward(request, body, response);
    if (mishap === "held") return void this.held.push(() => forward(request, body, response));
    if (typeof mishap === "number") return refuse(response, mishap);
    if (mishap === "answer lost") await forward(request, body);
    request.socket.destroy();
  }

  /** The SDK repeats requests in the background, also of an account of an earlier test. */
  private mishapOf(body: Buffer): Mishap | undefined {
    const { localId } = JSON.parse(body.toString()) as { localId: string };
    const mishaps = this.mishaps.get(localId) ?? [];
    return mishaps.length > 1 ? mishaps.shift() : mishaps[0];
  }
}

/** Has the emulator answer; without a `response` the answer is dropped. */
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
