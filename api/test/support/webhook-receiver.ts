import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** What has arrived at a receiver. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of the shopkeeper's, on this machine, that keeps what it is sent. */
export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** How it answers; 204 by default. */
  answer: RequestListener;
  stop(): Promise<void>;
}

/** Starts a receiver on a free port. Stop it after the test. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = {
    url: "",
    received: [],
    answer: (_request, response) => response.writeHead(204).end(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      receiver.received.push({ path: request.url ?? "", headers: request.headers, body });
      receiver.answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
