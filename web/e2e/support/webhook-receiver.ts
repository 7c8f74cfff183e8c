import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A received message. */
interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that receives webhooks. */
export interface WebhookReceiver {
  url: string;
  /** The received messages, oldest first. */
  messages: Message[];
  /** The status of its responses; initially 200. */
  status: number;
  stop(): Promise<void>;
}

/** Starts a program that records the messages it receives. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      messages.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(receiver.status, { "content-type": "text/plain" }).end("noted");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`,
    messages,
    status: 200,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
  return receiver;
}
