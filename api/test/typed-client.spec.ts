import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { aProduct } from "./support/builders";
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

it("is generated, checked and run as docs/api.md says, for TypeScript", async () => {
  const [first, second] = [await aProduct(shop), await aProduct(shop)];
  const schema = await fetch(`${origin}/schema.graphql`);
  await writeFile(join(folder, "schema.graphql"), await schema.text());
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(COMPILER_OPTIONS));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));

  await runTool("@graphql-codegen/cli/esm/bin.js", "--config", "codegen.yml");
  await runTool("typescript/bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "client.js")], {
    env: { ...process.env, SHOP: origin },
  });
  expect(stdout).toContain(first.id);
  expect(stdout).toContain(second.id);
}, 60_000);
