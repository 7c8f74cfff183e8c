import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { runClosedLoop } from "./closed-loop";
import { runOpenLoop } from "./open-loop";
import type { LoadRequest } from "./request";

const request: LoadRequest = { method: "GET", path: "/", expected: "fine" };
let server: Server;
let answered = 0;

async function serve(listener: RequestListener): Promise<string> {
  answered = 0;
  server = createServer((incoming, response) => {
    answered += 1;
    listener(incoming, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("counts every answer of a closed loop", async () => {
  const origin = await serve((_incoming, response) => response.end('{"data":"fine"}'));
  const { answers, latencies } = await runClosedLoop({ origin, request: () => request, length: 15 }, 0.1);
  expect(answers).toBe(answered);
  expect(latencies).toHaveLength(answers);
  expect(answers).toBeGreaterThanOrEqual(32);
});

it("sends as many requests as the rate asks for, even if the server answers none of them for a while", async () => {
  const waiting: (() => void)[] = [];
  const origin = await serve((_incoming, response) => {
    waiting.push(() => response.end("fine"));
    if (waiting.length >= 20) for (const answer of waiting) answer();
  });
  const { latencies, delays } = await runOpenLoop({ origin, request: () => request }, 100, 0.2);
  expect(answered).toBe(20);
  expect(latencies).toHaveLength(20);
  expect(delays).toHaveLength(20);
  // the first waited until the last was sent, which was due 190 ms later
  expect(Math.max(...latencies)).toBeGreaterThanOrEqual(190);
});

it("does not blame the generator if all connections wait for the server", async () => {
  const waiting: (() => void)[] = [];
  const origin = await serve((_incoming, response) => {
    waiting.push(() => response.end("fine"));
    if (waiting.length === 256) setTimeout(() => waiting.forEach((answer) => answer()), 300);
    if (waiting.length > 256) response.end("fine");
  });
  const { latencies, delays } = await runOpenLoop({ origin, request: () => request }, 2_000, 0.2);
  expect(latencies).toHaveLength(400);
  expect(delays.length).toBeLessThan(400);
  expect(Math.max(...latencies)).toBeGreaterThanOrEqual(300);
});

it.each<[string, RequestListener, string]>([
  ["a status of failure", (_, response) => response.writeHead(503).end("fine"), "503: fine"],
  ["errors of GraphQL", (_, response) => response.end('fine {"errors":[{"message":"no"}]}'), "200: fine"],
  ["another length", (_, response) => response.end("fine!"), "5 bytes instead of 4"],
  ["another text", (_, response) => response.end("none"), "without fine"],
  ["an ended connection", (_, response) => response.destroy(), "the connection ended"],
])("fails for %s", async (_title, listener, reason) => {
  const load = { origin: await serve(listener), request: () => request, length: undefined };
  const length = reason.includes("bytes") ? 4 : undefined;
  await expect(runClosedLoop({ ...load, length }, 0.05)).rejects.toThrow(reason);
  await expect(runOpenLoop({ ...load, length }, 100, 0.05)).rejects.toThrow(reason);
});
