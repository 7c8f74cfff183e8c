import { connect, type Socket } from "node:net";
import { AnswerReader, type Answer } from "./answer";
import { encodeRequest, type LoadRequest } from "./request";

/** Called with the answer; undefined if the connection ended before it. */
type OnAnswer = (answer: Answer | undefined) => void;

const TIMEOUT_MS = 30_000;

/**
 * A keep-alive connection with one request at a time on it. Sockets and prepared bytes, because an HTTP
 * client's own work per request is several times as much: the machine's processors are for the servers that
 * are measured.
 */
export class Connection {
  private readonly reader = new AnswerReader();
  private onAnswer: OnAnswer | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => {
      try {
        const answer = this.reader.push(chunk);
        if (answer) this.settle(answer);
      } catch {
        socket.destroy();
      }
    });
    socket.on("error", () => undefined); // 'close' follows
    socket.on("close", () => this.settle(undefined));
  }

  static open(origin: string): Promise<Connection> {
    const { hostname, port } = new URL(origin);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new Connection(socket)));
      socket.once("error", reject);
    });
  }

  send(request: LoadRequest, onAnswer: OnAnswer): void {
    this.onAnswer = onAnswer;
    if (this.socket.destroyed) this.settle(undefined);
    else this.socket.write(encodeRequest(request));
  }

  close(): void {
    this.socket.destroy();
  }

  private settle(answer: Answer | undefined): void {
    const { onAnswer } = this;
    this.onAnswer = undefined;
    onAnswer?.(answer);
  }
}

/** Opens a number of connections at once. */
export function openConnections(origin: string, count: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: count }, () => Connection.open(origin)));
}

/** Sends one request on a connection of its own; throws if there is no answer. */
export async function exchange(origin: string, request: LoadRequest): Promise<Answer> {
  const connection = await Connection.open(origin);
  const answer = await new Promise<Answer | undefined>((resolve) => connection.send(request, resolve));
  connection.close();
  if (!answer) throw new Error(`No answer to ${request.method} ${request.path}`);
  return answer;
}
