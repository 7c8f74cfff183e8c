import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { validate } from "@graphql-inspector/core";
import { buildSchema, Source } from "graphql";
import { Webhook } from "standardwebhooks";
import { Scope } from "../src/context/scope";
import { aProduct, asProgram } from "./support/builders";
import { readDocsExamples } from "./support/docs-examples";
import { installClient, linkPackages, lockedPackages } from "./support/installed-client";
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
const { commands, files } = readDocsExamples();
const [buildCommand = "", installCommand] = commands;

/** Options of Node that hide packages of this checkout without a link in the client's folder. */
const ISOLATED = ["--preserve-symlinks", "--preserve-symlinks-main"];

let shop: TestShop;
let origin: string;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  folder = await installClient(async (into) => {
    const env = { ...process.env, npm_config_pack_destination: into };
    await promisify(execFile)("sh", ["-c", buildCommand], { cwd: ROOT, env });
  });
}, 300_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.stop();
});

/** Runs a program in the client's folder against the shop; returns its output. */
async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const settings = { cwd: folder, env: { ...process.env, SHOP: origin, ...env } };
  const running = promisify(execFile)(process.execPath, [...ISOLATED, program, ...args], settings);
  const { stdout } = await running.catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

/** Runs a program from the packages in the client's folder. */
const runTool = (path: string, ...args: string[]) => run(join(folder, "node_modules", path), args);

/** Starts the receiver of the docs; resolves when it listens. */
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

/** The client's code on /docs as a program, each example in its own function. */
async function clientCodeOfReference(): Promise<string> {
  const page = await (await fetch(`${origin}/docs`)).text();
  const [setup, ...examples] = Array.from(page.matchAll(/<code class="client">([^<]+)/g), ([, code = ""]) =>
    code.replace(/&#(\d+);/g, (_, character) => String.fromCharCode(Number(character))),
  );
  expect(examples.length).toBeGreaterThan(20);
  return `${setup?.replace("process.env.SHOP_KEY", '""')}
    declare const id: string, orderId: string, email: string, idToken: string, csv: string, file: string;
    declare const idempotencyKey: string, contentType: string, body: Uint8Array<ArrayBuffer>;
    declare const name: string, address: string, phone: string, description: string, image: string;
    declare const price: number, rating: number, countInStock: number;
    ${examples.map((code) => `void (async () => { ${code} });`).join("\n")}`;
}

it("is packed without dependencies, installed offline, and used by import and require under strict types", async () => {
  expect((await readdir(join(folder, "node_modules"))).filter((name) => !name.startsWith("."))).toEqual([
    "@shop",
  ]);
  const archives = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  expect(archives.map((name) => `npm install ../shop/${name}`)).toEqual([installCommand]);
  await linkPackages(folder, "@types/node", "typescript");
  const use = `const shop = createClient({ url: process.env.SHOP ?? "" });
    const price = (id: string): Promise<number | undefined> => shop.product({ id }).then((product) => product?.price);
    // @ts-expect-error: it is required
    if (process.argv[3]) void shop.product({});
    // @ts-expect-error: there is no such field
    if (process.argv[3]) void shop.product({ id: "" }).then((product) => product?.colour);
    void price(process.argv[2] ?? "").then((found) => console.log(typeof verifyWebhook, found));`;
  await writeFile(
    join(folder, "used.mts"),
    `import { createClient, verifyWebhook } from "@shop/client";\n${use}`,
  );
  await writeFile(
    join(folder, "used.cts"),
    `import { createClient, verifyWebhook } from "@shop/client";\n${use}`,
  );
  const strict = { ...COMPILER_OPTIONS.compilerOptions, skipLibCheck: false, noUncheckedIndexedAccess: true };
  await copyFile(
    join(folder, "node_modules/@shop/client/examples/warehouse.ts"),
    join(folder, "warehouse.ts"),
  );
  await writeFile(join(folder, "reference.mts"), await clientCodeOfReference());
  const files = ["used.mts", "used.cts", "warehouse.ts", "reference.mts"];
  const settings = { compilerOptions: strict, files };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  await runTool("typescript/bin/tsc");
  const { id } = await aProduct(shop, { price: 12.5 });
  for (const file of ["used.mjs", "used.cjs"])
    expect(await run(join(folder, file), [id])).toBe("function 12.5\n");
}, 300_000);

it("is generated, checked and run as docs/api/ says, for TypeScript", async () => {
  const [first, second] = [await aProduct(shop), await aProduct(shop)];
  const schema = await fetch(`${origin}/schema.graphql`);
  await writeFile(join(folder, "schema.graphql"), await schema.text());
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ ...COMPILER_OPTIONS, include: ["*.ts"] }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await linkPackages(folder, ...packagesToInstall);

  await runTool("@graphql-codegen/cli/esm/bin.js", "--config", "codegen.yml");
  await runTool("typescript/bin/tsc", "--preserveSymlinks");
  expect([...packagesToInstall].sort()).toEqual(await neededPackages());
  const { secret } = await asProgram(shop, { scopes: [Scope.READ_PRODUCTS] });
  for (const program of ["client.js", "own-operation.js"]) {
    const printed = await run(join(folder, program), [], { SHOP_KEY: secret });
    expect(printed).toContain(first.id);
    expect(printed).toContain(second.id);
  }

  await receivesWebhooks();
}, 300_000);

/** The packages on the install lines of the docs. */
const packagesToInstall = commands
  .filter((command) => command.startsWith("npm install ") && command !== installCommand)
  .flatMap((command) => command.split(/\s+/).slice(2))
  .filter((word) => !word.startsWith("-"));

/** The packages that the programs, the compiler's options and codegen.yml name, and their peer dependencies; sorted. */
async function neededPackages(): Promise<string[]> {
  const programs = [...Object.keys(files).filter((name) => name.endsWith(".ts")), "shop.ts"];
  const texts = await Promise.all(programs.map((name) => readFile(join(folder, name), "utf8")));
  const imported = texts.flatMap((text) => namesIn(text, / from ['"](?!\.|node:|@shop\/)([^'"]+)['"]/g));
  const codegen = files["codegen.yml"] ?? "";
  const named = [
    ...["typescript", "@graphql-codegen/cli", ...imported],
    ...COMPILER_OPTIONS.compilerOptions.types.map((name) => `@types/${name}`),
    ...namesIn(codegen, /^ +- (\S+)$/gm).map((plugin) => `@graphql-codegen/${plugin}`),
    ...namesIn(codegen, /errorHandlingClient: (true)/g).map(() => "graphql-sock"), // optional otherwise
  ];
  return [...new Set([...named, ...named.flatMap(requiredPeersOf)])].sort();
}

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = ""]) => name);

function requiredPeersOf(name: string): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = lockedPackages[`node_modules/${name}`] ?? {};
  return Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
}

it("has a schema with which GraphQL Inspector finds removed and deprecated fields of an operation", async () => {
  const schema = await (await fetch(`${origin}/schema.graphql`)).text();
  const operations = new Source(files["catalogue.operations.graphql"] ?? "");
  const inspect = (text: string) =>
    validate(buildSchema(text), [operations], { strictDeprecated: true }).flatMap(({ errors, deprecated }) =>
      [...errors, ...deprecated].map(({ message }) => message),
    );
  const price = /(?<=^type Product implements Node \{[^}]*?)^  price: Float!$/m;
  expect(inspect(schema)).toEqual([]);
  expect(inspect(schema.replace(price, "  cost: Float!"))).toEqual([
    'Cannot query field "price" on type "Product".',
  ]);
  expect(inspect(schema.replace(price, '  price: Float! @deprecated(reason: "Use cost.")'))).toEqual([
    "The field 'Product.price' is deprecated. Use cost.",
  ]);
});

/** Expects that the receiver accepts a signed event once, and refuses a forged one. */
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

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
