import { setTimeout as pause } from "node:timers/promises";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A TCP proxy between a shop and its database, which can fail like a network. */
export class DatabaseProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private delayMs = 0;
  private stalled = false;

  private constructor(private readonly target: URL) {
    this.server = createServer((client) => this.join(client));
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

  /** From now on the database's answers are delayed by this many ms. */
  slowDown(delayMs: number): void {
    this.delayMs = delayMs;
  }

  /** While true, connections stay open and nothing passes, as with an unreachable machine. */
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
