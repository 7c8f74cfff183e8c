import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP, type AddressInfo } from "node:net";
import type { ApiProcess } from "./api-process";
import type { Failure } from "./failure";
import { VITE_PATH } from "./vite-plugin";
import type { Web } from "./web";

/** The server that the browser sees: Vite answers below its path, the API everything else. While either starts, requests wait. */
export class Front {
  /** `publicOrigin` is the shop's address if it has another name than this machine's. */
  constructor(private readonly publicOrigin?: string) {}

  readonly server = createServer((incoming, outgoing) => void this.answer(incoming, outgoing));
  /** Lets the requests through. */
  open!: (web: Web, api: ApiProcess) => void;
  private readonly behind = new Promise<{ web: Web; api: ApiProcess }>((resolve) => {
    this.open = (web, api) => resolve({ web, api });
  });

  /** Listens, and returns the address for a browser on this machine; throws if the port is in use. */
  async listen({ port, host }: { port: number; host: string }): Promise<string> {
    this.server.listen(port, host);
    await once(this.server, "listening");
    const { port: chosen } = this.server.address() as AddressInfo;
    return `http://${host === "127.0.0.1" ? "localhost" : host}:${chosen}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /**
   * Whether a page of another site can't have caused this request. A site may give its own name the address of this machine (DNS
   * rebinding), so `Host` must be an address, `localhost` or the public name. A request for a source with an `Origin` must be of this site.
   */
  private isTrusted({ url = "", headers: { host = "", origin } }: IncomingMessage): boolean {
    const publicHost = this.publicOrigin && new URL(this.publicOrigin).host;
    const isOwn = host === publicHost || isLocalHost(host);
    const isSource = url.startsWith(VITE_PATH);
    return isOwn && (!isSource || origin === undefined || hostIn(origin) === host);
  }

  private async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { web, api } = await this.behind;
    if (!this.isTrusted(incoming)) return void outgoing.writeHead(403).end();
    if (incoming.url?.startsWith(VITE_PATH))
      return web.middlewares(incoming, outgoing, () => void outgoing.writeHead(404).end());
    const state = await api.state;
    if (outgoing.destroyed) return;
    if (!("port" in state)) return sendFailure(web, state, incoming, outgoing);
    forward(state.port, incoming, outgoing, () => void this.answer(incoming, outgoing));
  }
}

function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, "");
  return /^(.+\.)?localhost$/i.test(name) || isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;
}

const hostIn = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Asks the API. If it ends before it answers a question, calls `again`. */
function forward(port: number, incoming: IncomingMessage, outgoing: ServerResponse, again: () => void): void {
  const { method, url: path, headers } = incoming;
  const inner = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
    outgoing.writeHead(answer.statusCode as number, { ...answer.headers, connection: "keep-alive" });
    answer.pipe(outgoing);
    answer.once("error", (error) => outgoing.destroy(error));
  });
  inner.once("error", (error) => {
    if (method === "GET" && !outgoing.headersSent) again();
    else outgoing.destroy(error);
  });
  outgoing.once("close", () => inner.destroy());
  incoming.pipe(inner);
}

function sendFailure(web: Web, failure: Failure, { headers }: IncomingMessage, outgoing: ServerResponse) {
  const page = headers.accept?.includes("text/html");
  outgoing.writeHead(503, {
    "cache-control": "no-store",
    "content-type": page ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
    "content-security-policy": web.failurePolicy,
  });
  const { title, text: detail } = failure;
  outgoing.end(page ? web.failurePage(failure) : JSON.stringify({ title, status: 503, detail }));
}
