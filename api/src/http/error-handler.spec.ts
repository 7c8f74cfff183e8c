import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import fastify from "fastify";
import { registerErrorHandler, type PageResponder } from "./error-handler";

const pages: PageResponder = {
  serve: () => Promise.reject(new Error("there are no pages")),
  serveFailure: (reply) => reply,
};

/** Starts a server whose answer is a stream, and returns the lines of its log. */
async function serveStream(body: PassThrough) {
  const lines: string[] = [];
  const logger = { level: "warn", stream: { write: (line: string) => lines.push(line) } };
  const server = fastify({ logger });
  registerErrorHandler(server, pages);
  server.post("/", (_, reply) => reply.send(body));
  return { server, lines, address: await server.listen() };
}

/** Sends a request whose body the server reads to its end. */
function post(address: string) {
  const sent = request(address, { method: "POST", headers: { "content-type": "application/json" } });
  sent.end("{}");
  return sent;
}

describe("errors of a request", () => {
  it("are not logged when the client has left before the first byte of the answer", async () => {
    const body = new PassThrough();
    const { server, lines, address } = await serveStream(body);
    const left = post(address).on("error", () => undefined);
    await once(server.server, "request");
    left.destroy();
    await once(body, "close");
    await server.close();
    expect(lines).toEqual([]);
  });

  it("are logged when the client waits for an answer that breaks off", async () => {
    const body = new PassThrough();
    const { server, lines, address } = await serveStream(body);
    const waiting = post(address);
    await once(server.server, "request");
    body.destroy();
    const [{ statusCode }] = (await once(waiting, "response")) as [IncomingMessage];
    expect(statusCode).toBe(500);
    expect(lines).toHaveLength(1);
    await server.close();
  });
});
