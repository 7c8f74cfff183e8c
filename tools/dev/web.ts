import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Logger, Rollup, ViteDevServer } from "vite";
import type { DevDocument, DevPageRequest, DevSettings } from "../../api/src/pages/dev-pages";
import type { ServerBundle } from "../../api/src/pages/renderer";
import type { InlineScripts } from "../../web/vite.inline-scripts";
import { ROOT } from "../build/target";
import type { Execute } from "./api-process";
import { failurePage, type Failure } from "./failure";
import { BEFORE_APP, IN_FAILURE, MENDED, shopPlugin, VITE_PATH, type ChangeListeners } from "./vite-plugin";

const WEB = join(ROOT, "web");

/** The code that renders the pages. */
const ENTRY = "/src/boot/entry-server.tsx";

/** In the place of the build's manifest: what the browser loads. */
const MANIFEST = {
  "src/boot/entry-client.tsx": {
    file: `${VITE_PATH.slice(1)}src/boot/entry-client.tsx`,
    imports: [BEFORE_APP],
  },
  [BEFORE_APP]: { file: `${VITE_PATH.slice(1)}@id/${BEFORE_APP}` },
};

/** The folders that Vite may serve: the rest of the checkout has secrets, such as the data of the shop. */
const SOURCES = [
  ...["index.html", "graphiql.html", "src", "public", "node_modules"].map((name) => join(WEB, name)),
  join(ROOT, "shared/src"),
  join(ROOT, "node_modules"),
];

/** Files that Vite need not watch. */
const IGNORED = ["e2e", "test-results", "playwright-report", "dist", "dist.*"].map((name) =>
  join(WEB, name, "**"),
);

/** Vite's dev server: it serves the sources to the browser, and renders pages with them. */
export class Web {
  private readonly styleNonce = randomBytes(16).toString("base64");
  private template: Promise<string> | undefined;

  private constructor(private readonly vite: ViteDevServer) {}

  /** Starts Vite below a path of `server`. */
  static async start(server: Server, listeners: ChangeListeners): Promise<Web> {
    const { createServer, createLogger } = await import("vite");
    const onPages = (): void => {
      web.template = undefined;
      listeners.onPages();
      web.mended();
    };
    const vite = await createServer({
      configFile: join(WEB, "vite.config.ts"),
      root: WEB,
      base: VITE_PATH,
      appType: "custom",
      customLogger: shortLogger(createLogger("warn", { allowClearScreen: false })),
      server: {
        middlewareMode: true,
        hmr: { server },
        watch: { ignored: IGNORED },
        cors: false,
        fs: { allow: SOURCES, deny: [".*", "*.{crt,key,pem,p12,pfx}", "**/.git/**", "**/.data/**"] },
      },
      optimizeDeps: { entries: ["src/boot/entry-client.tsx", "src/graphiql/entry.tsx"] },
      plugins: [await shopPlugin({ ...listeners, onPages })],
    });
    const web = new Web(vite);
    await web.settings(); // the code of the pages is loaded for the first one
    return web;
  }

  get middlewares(): ViteDevServer["middlewares"] {
    return this.vite.middlewares;
  }

  /** What the API's process must know of the pages. */
  async settings(): Promise<Omit<DevSettings, "url">> {
    const themeCss = await this.bundle().then(
      (bundle) => bundle.themeCss,
      () => "", // the first page says what is wrong
    );
    return {
      themeCss,
      graphiql: withBase(readFileSync(join(WEB, "graphiql.html"), "utf8"))
        // where GraphiQL's own code begins
        .replace(
          '<script type="module"',
          `<script type="module" src="${VITE_PATH}@id/${BEFORE_APP}"></script>$&`,
        ),
      publicFolder: join(WEB, "public"),
      styleNonce: this.styleNonce,
    };
  }

  /** Renders a page; one of an error if the sources have one. */
  readonly render = async (request: DevPageRequest, execute: Execute): Promise<DevDocument> => {
    try {
      const bundle = await this.bundle();
      const page = await bundle.render({
        ...request,
        url: bundle.addressOf(request.url),
        manifest: MANIFEST,
        execute: ({ document, variables, optional }) => execute([document, variables, optional]),
        onError: (error) => console.error(this.describe(error)),
      });
      return { page, template: await (this.template ??= this.readTemplate()) };
    } catch (error) {
      const text = this.describe(error);
      console.error(text);
      const page = { status: 500, head: "", body: "", state: "", styles: [], indexed: false };
      return { page, template: this.failurePage({ title: "The page can't be rendered", text }) };
    }
  };

  /** The page of a failure, which loads again once it is mended. */
  failurePage(failure: Failure): string {
    return failurePage(failure, `${VITE_PATH}@id/${IN_FAILURE}`, this.styleNonce);
  }

  /** The security policy of the page of a failure that the API does not send. */
  get failurePolicy(): string {
    return `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'nonce-${this.styleNonce}'`;
  }

  /** Lets open pages of failures load again. */
  mended(): void {
    this.vite.environments.client.hot.send(MENDED);
  }

  /** The text of an error: a compiler's file, line and excerpt, or the message with the stack's lines in the shop's code. */
  private describe(failure: unknown): string {
    const { name, message, loc, id, frame = "", plugin } = failure as Error & Partial<Rollup.RollupError>;
    const text = stripVTControlCharacters(message).trim();
    if (loc || frame || plugin) {
      const place = loc ? `${loc.file ?? id}:${loc.line}:${loc.column}` : "";
      return [text, place, frame].filter((part, index) => index === 0 || !text.includes(part)).join("\n");
    }
    this.vite.ssrFixStacktrace(failure as Error);
    const lines = ((failure as Error).stack ?? "").split("\n");
    return [`${name}: ${text}`, ...lines.filter(isOwnLine)].join("\n");
  }

  private async bundle(): Promise<ServerBundle> {
    return (await this.vite.ssrLoadModule(ENTRY)) as ServerBundle;
  }

  private async readTemplate(): Promise<string> {
    const plugin = this.vite.config.plugins.find(({ name }) => name === "shop:inline-scripts");
    const { withInlineScripts } = plugin?.api as InlineScripts;
    const html = withBase(await withInlineScripts(readFileSync(join(WEB, "index.html"), "utf8")));
    return html.replace("<!--shop:head-->", `<meta property="csp-nonce" nonce="${this.styleNonce}" />$&`);
  }
}

/** The HTML with the addresses at which Vite serves the sources. */
const withBase = (html: string) => html.replaceAll('"/src/', `"${VITE_PATH}src/`);

/** Whether a line of a stack is of the shop's own code. */
const isOwnLine = (line: string): boolean =>
  /^\s+at /.test(line) &&
  line.includes(ROOT) &&
  !/node_modules/.test(line) &&
  !line.includes(`${ROOT}/tools/`);

/** Vite's logger without Vite's stacks and without immediate repetitions. */
function shortLogger(logger: Logger): Logger {
  let last = "";
  return {
    ...logger,
    error(message, options) {
      const lines = message.split("\n").filter((line) => !/^\s+at /.test(stripVTControlCharacters(line)));
      const text = lines.join("\n");
      if (text !== last) logger.error(text, options);
      last = text;
    },
  };
}
