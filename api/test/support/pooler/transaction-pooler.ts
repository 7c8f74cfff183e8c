import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { Client } from "pg";

/** A message of PostgreSQL's protocol: its type and all its bytes. */
export interface WireMessage {
  type: string;
  bytes: Buffer;
}

/** Splits a stream into messages; the returned function takes the next bytes and returns the completed messages. */
export function messageReader({ firstHasType = true } = {}): (chunk: Buffer) => WireMessage[] {
  let rest = Buffer.alloc(0);
  let typed = firstHasType;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const complete: WireMessage[] = [];
    for (;;) {
      const head = typed ? 1 : 0;
      const end = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head);
      if (rest.length < end) return complete;
      complete.push({ type: typed ? rest.toString("latin1", 0, 1) : "", bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
      typed = true;
    }
  };
}

/** A message in the server's format. */
export function wireMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The parameters of a startup message. */
export function startupParameters({ bytes }: WireMessage): Record<string, string> {
  const texts = bytes.toString("utf8", 8).split("\0");
  const pairs: [string, string][] = [];
  for (let at = 0; texts[at]; at += 2) pairs.push([texts[at] as string, texts[at + 1] ?? ""]);
  return Object.fromEntries(pairs);
}

/** The statement in a message, and its prepared name; undefined for other messages. */
export function statementIn({ type, bytes }: WireMessage): { name: string; text: string } | undefined {
  const texts = bytes.toString("utf8", 5).split("\0");
  if (type === "Q") return { name: "", text: texts[0] ?? "" };
  return type === "P" ? { name: texts[0] ?? "", text: texts[1] ?? "" } : undefined;
}

/** The startup parameters that a pooler in transaction mode accepts, as PgBouncer does. */
const KNOWN_PARAMETERS = ["user", "database", "application_name", "client_encoding"];

/** A session of PostgreSQL, and the client that uses it during a transaction. */
interface Session {
  socket: Socket;
  user?: PooledClient;
}

interface PooledClient {
  socket: Socket;
  session?: Session;
  waiting: WireMessage[];
  /** Requests that the server has not completed. */
  running: number;
}

/**
 * A minimal pooler in transaction mode: each transaction gets the session that was idle longest, so that code which relies
 * on an earlier transaction's session fails. Records every statement.
 */
export class TransactionPooler {
  readonly statements: { name: string; text: string }[] = [];
  private readonly server: Server;
  private readonly clients = new Set<PooledClient>();
  private readonly queue: PooledClient[] = [];
  private readonly idle: Session[] = [];
  private closing = false;

  private constructor(
    private readonly target: string,
    readonly size: number,
  ) {
    this.server = createServer((socket) => this.accept(socket));
  }

  /** Opens a pooler with this many sessions in front of the database at `target`. */
  static async open(target: string, size = 3): Promise<TransactionPooler> {
    const pooler = new TransactionPooler(target, size);
    for (let count = 0; count < size; count++) await pooler.addSession();
    await new Promise<void>((listening) => pooler.server.listen(0, "127.0.0.1", listening));
    return pooler;
  }

  /** The database's address, through this pooler. */
  get url(): string {
    const url = new URL(this.target);
    [url.hostname, url.port] = ["127.0.0.1", String((this.server.address() as AddressInfo).port)];
    return url.href;
  }

  async close(): Promise<void> {
    this.closing = true;
    const closed = new Promise((done) => this.server.close(done));
    for (const { socket, session } of this.clients) {
      socket.destroy();
      session?.socket.destroy();
    }
    for (const { socket } of this.idle) socket.destroy();
    await closed;
  }

  /** Lets the driver sign in, then uses its socket. */
  private async addSession(): Promise<void> {
    const client = new Client({ connectionString: this.target, application_name: "pooled" });
    client.on("error", () => undefined);
    await client.connect();
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    const session: Session = { socket };
    const read = messageReader();
    socket.removeAllListeners("data").on("data", (chunk: Buffer) => {
      for (const message of read(chunk)) this.answer(session, message);
    });
    socket.on("close", () => session.user?.socket.destroy());
    this.release(session);
  }

  private accept(socket: Socket): void {
    const client: PooledClient = { socket, waiting: [], running: 0 };
    const read = messageReader({ firstHasType: false });
    this.clients.add(client);
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const message of read(chunk)) this.take(client, message);
    });
    socket.on("close", () => this.leave(client));
  }

  private take(client: PooledClient, message: WireMessage): void {
    if (message.type === "") return this.welcome(client, message);
    if (message.type === "X") return void client.socket.end();
    const statement = statementIn(message);
    if (statement) this.statements.push(statement);
    client.waiting.push(message);
    if (client.session) return this.pass(client, client.session);
    if (!this.queue.includes(client)) this.queue.push(client);
    this.match();
  }

  private welcome({ socket }: PooledClient, message: WireMessage): void {
    const unknown = Object.keys(startupParameters(message)).find((name) => !KNOWN_PARAMETERS.includes(name));
    if (unknown) {
      const refusal = `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
      return void socket.end(wireMessage("E", Buffer.from(refusal)));
    }
    const madeUpKey = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]);
    socket.write(
      Buffer.concat([
        wireMessage("R", Buffer.alloc(4)),
        wireMessage("K", madeUpKey),
        wireMessage("Z", Buffer.from("I")),
      ]),
    );
  }

  /** Assigns idle sessions to waiting clients, both first in, first out. */
  private match(): void {
    while (this.queue.length > 0 && this.idle.length > 0) {
      const [client, session] = [this.queue.shift() as PooledClient, this.idle.shift() as Session];
      client.session = session;
      session.user = client;
      this.pass(client, session);
    }
  }

  private pass(client: PooledClient, { socket }: Session): void {
    for (const { type, bytes } of client.waiting.splice(0)) {
      if (type === "Q" || type === "S") client.running += 1;
      socket.write(bytes);
    }
  }

  private answer(session: Session, { type, bytes }: WireMessage): void {
    const client = session.user;
    client?.socket.write(bytes);
    if (!client || type !== "Z") return;
    client.running -= 1;
    if (client.running > 0 || bytes.toString("latin1", 5) !== "I") return;
    delete client.session;
    this.release(session);
  }

  private release(session: Session): void {
    delete session.user;
    this.idle.push(session);
    this.match();
  }

  /** If a client leaves within a transaction, ends its session and opens a new one. */
  private leave(client: PooledClient): void {
    this.clients.delete(client);
    if (this.queue.includes(client)) this.queue.splice(this.queue.indexOf(client), 1);
    if (!client.session || this.closing) return;
    client.session.socket.destroy();
    void this.addSession();
  }
}
