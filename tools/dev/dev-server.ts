import { join } from "node:path";
import type { Env } from "../../api/src/boot/env";
import { openServices, variablesOf } from "../../api/src/boot/services";
import { API_FOLDERS, isApiSource } from "../build/api";
import { ROOT } from "../build/target";
import { ApiProcess } from "./api-process";

import { Front } from "./front";
import { CompiledApi, generateDocuments, SCHEMA, writeSchema } from "./outputs";
import { Web } from "./web";

/** The API's process listens where only this one reaches it, as one process: only that has the connection to Vite. */
const BEHIND_FRONT = { PORT: "0", HOST: "127.0.0.1", WEB_CONCURRENCY: "1" };

/** Files that the API reads when it starts, in addition to its sources. */
const READ_BY_API = [join(ROOT, "api/assets"), join(ROOT, "web/graphiql.html")];

/** A burst of changes, as from a checkout of another commit, is handled once, in ms. */
const DEBOUNCE_MS = 30;

const isIn = (paths: string[], file: string) =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));

/** The shop of `npm run dev`: this process has the port, Vite and the embedded services; the API runs in a child process. */
export class DevServer {
  private readonly front: Front;
  private readonly code = new CompiledApi();
  private api: ApiProcess | undefined;
  /** Callbacks that end the embedded services and release their folder; run in reverse order. */
  private readonly stops: (() => Promise<void>)[] = [];
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private work = Promise.resolve();

  constructor(
    private readonly env: Env,
    /** The port for a debugger of the API. */
    private readonly inspect: number | undefined,
  ) {
    this.front = new Front(env.publicOrigin);
  }

  /** Starts everything; resolves when the API is starting. Throws if the port is in use, before anything else is started. */
  async start(): Promise<void> {
    const url = await this.front.listen(this.env);
    const [services, web, error] = await Promise.all([
      openServices(this.env, console, this.stops),
      Web.start(this.front.server, {
        watched: [...API_FOLDERS, ...READ_BY_API, SCHEMA],
        onFile: (file) => this.collect(file),
        onPages: () => this.api?.pagesChanged(),
      }),
      this.code.start(),
    ]);
    await services.ready; // otherwise the API would start another emulator
    this.api = new ApiProcess({
      folder: this.code.folder,
      inspect: this.inspect,
      env: { ...variablesOf(this.env, services), ...BEHIND_FRONT },
      pages: async () => ({ ...(await web.settings()), url }),
      render: web.render,
      onState: () => web.mended(),
      onSchema: writeSchema,
    });
    this.front.open(web, this.api);
    await this.restart(this.api, error);
  }

  /** Ends everything that outlives this process, the API before what it uses. */
  async stop(): Promise<void> {
    this.front.close();
    await this.api?.stop();
    this.code.remove();
    for (const stop of this.stops.reverse()) await stop();
  }

  private collect(file: string): void {
    this.changed.add(file);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.work = this.work.then(() => this.apply());
    }, DEBOUNCE_MS);
  }

  private async apply(): Promise<void> {
    const files = [...this.changed];
    this.changed.clear();
    const sources = files.filter((file) => isIn(API_FOLDERS, file) && isApiSource(file));
    if (this.api && (sources.length > 0 || files.some((file) => isIn(READ_BY_API, file))))
      await this.restart(this.api, await this.code.update(sources));
    if (files.some((file) => file === SCHEMA || file.endsWith(".graphql"))) await generateDocuments();
  }

  private async restart(api: ApiProcess, error: string | undefined): Promise<void> {
    if (error === undefined) return api.start();
    console.error(error);
    api.reach({ title: "The API can't be compiled", text: error });
  }
}
