import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { aProduct, asAdmin } from "./support/builders";
import { readDocsExamples } from "./support/docs-examples";
import { startTestShop, type TestShop } from "./support/shop";

const ROOT = resolve(__dirname, "../..");
const COMPILER_OPTIONS = {
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ["node"],
  },
};
const { files } = readDocsExamples();

let shop: TestShop;
let origin: string;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  folder = await mkdtemp(join(tmpdir(), "shop-client-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.stop();
});

/** Runs a program of node_modules in the client's folder; returns what it prints. */
async function runTool(path: string, ...args: string[]): Promise<string> {
  const program = [join(ROOT, "node_modules", path), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, SHOP: origin },
  });
  return stdout;
}

/** Starts the receiver of the docs; resolves once it listens. */
async function startReceiver(secret: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, [join(folder, "receiver.js")], { env });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (receiver.exitCode === null && !(await answers()));
  return receiver;
}

it("is generated, checked and run as docs/api.md says, for TypeScript", async () => {
  const [first, second] = [await aProduct(shop), await aProduct(shop)];
  const schema = await fetch(`${origin}/schema.graphql`);
  await writeFile(join(folder, "schema.graphql"), await schema.text());
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(COMPILER_OPTIONS));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));

  await runTool("@graphql-codegen/cli/esm/bin.js", "--config", "codegen.yml");
  await runTool("typescript/bin/tsc");
  const { createApiKey: made } = await (
    await asAdmin(shop)
  ).ask<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(name: "Client", scopes: [READ_PRODUCTS]) { secret } }',
  );
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "client.js")], {
    env: { ...process.env, SHOP: origin, SHOP_KEY: made.secret },
  });
  expect(stdout).toContain(first.id);
  expect(stdout).toContain(second.id);

  await receivesWebhooks();
}, 60_000);

/** The receiver takes a signed event once, and refuses a forged one. */
async function receivesWebhooks(): Promise<void> {
  const [secret, port] = [`whsec_${randomBytes(32).toString("base64")}`, await freePort()];
  const receiver = await startReceiver(secret, port);
  let printed = "";
  receiver.stdout?.setEncoding("utf8").on("data", (part: string) => (printed += part));
  const body = JSON.stringify({ type: "order.paid", timestamp: new Date().toISOString(), data: {} });
  const post = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).status;
  const now = new Date();
  const headers = {
    "webhook-id": "event-1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign("event-1", now, body),
  };
  expect([await post(headers), await post(headers)]).toEqual([204, 204]);
  expect(await post({ ...headers, "webhook-id": "event-2" })).toBe(400);
  const ended = once(receiver, "close");
  receiver.kill();
  await ended;
  expect(printed).toBe("order.paid\n");
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
