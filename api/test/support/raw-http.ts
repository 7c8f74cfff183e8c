import { connect, type AddressInfo } from "node:net";
import type { TestShop } from "./shop";

/** An unparsed answer; status 0 if the connection ended without one. */
export interface RawAnswer {
  status: number;
  /** All header lines. */
  headers: string;
  body: string;
}

/** Sends raw bytes to a listening shop, which no client library would, and reads until the connection closes. */
export function sendRaw(
  shop: Pick<TestShop, "app">,
  head: string[],
  body: Buffer | string = "",
): Promise<RawAnswer> {
  const { port } = shop.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (chunk) => received.push(chunk));
    socket.on("error", () => undefined); // an answer that arrived before the error counts
    socket.on("close", () => resolve(read(Buffer.concat(received).toString("latin1"))));
    socket.write(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), Buffer.from(body)]));
  });
}

function read(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const [headers, body] = end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 4)];
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0), headers, body };
}
