import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { isIP, type AddressInfo } from "node:net";
import { escapeHtml } from "../../api/src/http/escape-html";
import type { ApiProcess } from "./api-process";
import { VITE_PATH } from "./vite-plugin";
import type { Web } from "./web";

/** Why there is no page. */
export interface Failure {
  title: string;
  /** The message of the compiler or the program, with file and line. */
  text: string;
}

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

/** The page of a failure. `script` loads it again once the sources have changed. */
export function failurePage({ title, text }: Failure, script: string, styleNonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${styleNonce}">
<title>${escapeHtml(title)}</title>
<style nonce="${styleNonce}">:root { color-scheme: light dark; } pre { white-space: pre-wrap; }</style>
<script type="module" src="${script}"></script>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<pre>${escapeHtml(text)}</pre>
<p>This page loads again by itself when the file has changed.</p>
</body>
</html>
`;
}
