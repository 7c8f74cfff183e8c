import type { ChildProcess } from "node:child_process";
import type { Bootstrap } from "@shop/shared/bootstrap";
import type { RenderedPage } from "@shop/shared/rendered-page";
import { fillTemplate, inlineScriptsOf, type ExecuteForPage, type WebPages } from "./renderer";

/** Sent by the dev server to its API process. */
export interface DevSettings {
  /** The address of the shop in the developer's browser. */
  url: string;
  themeCss: string;
  /** The HTML of GraphiQL's page. */
  graphiql: string;
  publicFolder: string;
  /** Allows the styles of Vite's client. */
  styleNonce: string;
}

/** A page for the dev server to render. Its number identifies the request that executes its operations. */
export interface DevPageRequest {
  rendering: number;
  url: string;
  origin: string;
  bootstrap: Bootstrap;
}

/** An operation of a page: the arguments of ExecuteForPage. */
export interface DevOperation {
  rendering: number;
  operation: Parameters<ExecuteForPage>;
}

/** A page, and the HTML around it. */
export interface DevDocument {
  page: RenderedPage;
  template: string;
}

/** Functions that a process offers to its peer. */
type Offered = Record<string, (argument: never) => unknown>;

/** A call has a name; its answer doesn't. */
interface Message {
  id: number;
  name?: string;
  value?: unknown;
  error?: string;
}

interface Call {
  resolve(value: never): void;
  reject(reason: Error): void;
}

/** One end of the connection between the dev server and its API process: each calls functions of the other. */
export class Peer {
  private readonly calls = new Map<number, Call>();
  private called = 0;

  constructor(
    private readonly end: ChildProcess | NodeJS.Process,
    private readonly offered: Offered,
  ) {
    end.on("message", (message: Message) => void this.receive(message));
    end.once("disconnect", () => {
      for (const { reject } of this.calls.values()) reject(new Error("The other process has ended"));
    });
  }

  call<Result = void>(name: string, value?: unknown): Promise<Result> {
    const id = (this.called += 1);
    this.send({ id, name, value });
    const settled = new Promise<Result>((resolve, reject) => this.calls.set(id, { resolve, reject }));
    const answer = settled.finally(() => this.calls.delete(id));
    answer.catch(() => undefined); // callers may ignore the result
    return answer;
  }

  private async receive({ id, name, value, error }: Message): Promise<void> {
    if (name === undefined)
      return error === undefined
        ? this.calls.get(id)?.resolve(value as never)
        : this.calls.get(id)?.reject(new Error(error));
    const offer = this.offered[name];
    if (!offer) return; // for another listener
    try {
      this.send({ id, value: await offer(value as never) });
    } catch (failure) {
      this.send({ id, error: (failure as Error).message });
    }
  }

  private send(message: Message): void {
    if (this.end.connected) this.end.send?.(message, undefined, {}, () => undefined); // a failure is ignored: the other end is gone
  }
}

/** The pages in `npm run dev`: Vite renders them in the parent process (ADR-0021). */
export class DevPages {
  private readonly executes = new Map<number, (operation: DevOperation["operation"]) => Promise<unknown>>();
  private rendered = 0;
  private changes = 0;
  private readonly peer = new Peer(process, {
    changed: () => (this.changes += 1),
    execute: ({ rendering, operation }: DevOperation) => this.executes.get(rendering)?.(operation),
  });

  constructor(readonly settings: DevSettings) {}

  /** Sends the dev server the port of this process. */
  listensAt(port: number): void {
    void this.peer.call("listens", port);
  }

  /** The pages of a shop with these settings. */
  of(bootstrap: Bootstrap): WebPages {
    return {
      themeCss: this.settings.themeCss,
      // the number of changes makes older cache keys differ
      addressOf: (url) => `${url}#${this.changes}`,
      render: async (address, origin, execute, sizeTags) => {
        const url = address.replace(/#\d+$/, "");
        const { page, template } = await this.render({ url, origin, bootstrap }, execute);
        const head = page.head + (await sizeTags(page.previewImage));
        return {
          ...page,
          html: fillTemplate(template, { ...page, head }),
          scripts: inlineScriptsOf(template),
        };
      },
    };
  }

  private async render(request: Omit<DevPageRequest, "rendering">, execute: ExecuteForPage) {
    const rendering = (this.rendered += 1);
    const failed = new Promise<never>((_, reject) =>
      this.executes.set(rendering, (operation) =>
        execute(...operation).catch((error: Error) => {
          reject(error); // unwrapped: messages carry only its text
          throw error;
        }),
      ),
    );
    try {
      return await Promise.race([failed, this.peer.call<DevDocument>("render", { rendering, ...request })]);
    } finally {
      this.executes.delete(rendering);
    }
  }
}

let pages: DevPages | undefined;

/** Uses the dev server's pages; called only in its API process (tools/dev/api-entry.cjs). @public */
export function useDevPages(settings: DevSettings): void {
  pages = new DevPages(settings);
}

/** The dev server's pages; undefined except in `npm run dev`. */
export const devPages = (): DevPages | undefined => pages;
