import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadSteps, takeSteps } from "./load-steps";
import type { LoadRequest } from "../generator/request";

const step = (path: string): LoadRequest => ({ method: "GET", path, expected: path });
const steps = [step("/first"), step("/second")];
let server: Server;
let paths: string[];
let origin: string;

beforeEach(async () => {
  paths = [];
  server = createServer(({ url = "" }, response) => {
    paths.push(url);
    response.writeHead(url === "/broken" ? 500 : 200).end(JSON.stringify({ data: url }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("takes the steps one after another, and returns the last answer", async () => {
  expect(await takeSteps(origin, steps)).toBe('{"data":"/second"}');
  expect(paths).toEqual(["/first", "/second"]);
});

it("counts work of two steps once", async () => {
  const { answers, latencies } = await loadSteps(origin, 0.1, () => steps);
  expect(paths).toHaveLength(2 * answers);
  expect(latencies).toHaveLength(answers);
});

it("fails with the first answer that is wrong", async () => {
  await expect(takeSteps(origin, [step("/broken"), ...steps])).rejects.toThrow("/broken : 500");
  expect(paths).toEqual(["/broken"]);
  await expect(loadSteps(origin, 0.1, () => [{ ...step("/first"), expected: "?" }])).rejects.toThrow(
    "without ?",
  );
});
