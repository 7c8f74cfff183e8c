import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onCleanup } from "./on-cleanup";

const ROOT = resolve(__dirname, "../../../..");

/** The sources of the shop and of its build, without tests and outputs. */
const SOURCES = [
  ...["package.json", ".swcrc", "tsconfig.json", "codegen.yml", "tools"],
  ...["src", "demo", "embedded", "assets", "schema.graphql", "package.json", "tsconfig.json"].map(
    (name) => `api/${name}`,
  ),
  ...["src", "public", "index.html", "graphiql.html", "package.json", "tsconfig.json"].map(
    (name) => `web/${name}`,
  ),
  ...readdirSync(join(ROOT, "web"))
    .filter((name) => name.startsWith("vite."))
    .map((name) => `web/${name}`),
  ...["client/package.json", "client/src"],
  "shared",
];

/** An editable copy of this checkout that uses this checkout's packages. It is removed at the end of the test file. */
export class CheckoutCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "shop-checkout-"));

  constructor() {
    onCleanup(() => rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 }));
    for (const path of SOURCES)
      cpSync(join(ROOT, path), join(this.folder, path), {
        recursive: true,
        filter: (file) => !/\.spec\.tsx?$|\/node_modules$/.test(file),
      });
    for (const workspace of ["", "api", "web"]) this.linkPackages(workspace);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Changes a file as many editors do: writes a new file and renames it. Returns a function that restores the file. */
  edit(path: string, change: (text: string) => string): () => void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has nothing to change`);
    this.replace(path, after);
    return () => this.replace(path, before);
  }

  private replace(path: string, text: string): void {
    const file = join(this.folder, path);
    const draft = join(dirname(file), `.${Date.now()}.draft`);
    writeFileSync(draft, text);
    renameSync(draft, file);
  }

  /** Links the npm packages; the workspaces are the copy's. */
  private linkPackages(workspace: string): void {
    const from = join(ROOT, workspace, "node_modules");
    const to = join(this.folder, workspace, "node_modules");
    mkdirSync(to, { recursive: true });
    for (const name of namesIn(from)) {
      if (name === "@shop")
        cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
      else if (!name.startsWith(".")) symlinkSync(join(from, name), join(to, name));
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a workspace without its own packages
  }
}
