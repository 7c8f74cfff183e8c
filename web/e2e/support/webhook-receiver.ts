import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as it arrives. */
interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that listens to the shop. */
export interface WebhookReceiver {
  url: string;
  /** What has arrived, oldest first. */
  messages: Message[];
  /** The status that it answers with; 200 at first. */
  status: number;
  stop(): Promise<void>;
}

/** Starts a program that keeps what it is sent. */
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
