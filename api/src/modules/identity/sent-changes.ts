import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

/** The path of a call that changes an account, at Firebase and at the emulator. */
const CHANGE = /\/accounts:(update|delete)$/;

const running = new AsyncLocalStorage<SentChanges>();

// the SDK repeats requests by itself, and its last error doesn't say what became of the earlier ones
subscribe("http.client.request.start", (message) => {
  const { request } = message as { request: ClientRequest };
  if (CHANGE.test(request.path)) running.getStore()?.watch(request);
});

/** The changes that were requested of Firebase during some work, however often the SDK repeats them. */
export class SentChanges {
  private readonly unrefused = new Set<ClientRequest>();
  private ended = false;

  /** Whether nothing has changed or will: the work has ended, and no request reached Firebase, or it refused each with a 4xx. */
  get allRefused(): boolean {
    return this.ended && this.unrefused.size === 0;
  }

  /** Runs `work`, whose requests are counted. */
  during<Result>(work: () => Promise<Result>): Promise<Result> {
    return running.run(this, work).finally(() => (this.ended = true));
  }

  /** Counts a request from when it has a connection until it is refused. */
  watch(request: ClientRequest): void {
    const add = () => this.unrefused.add(request);
    if (request.socket?.connecting === false) add();
    else if (request.socket) request.socket.once("connect", add);
    else request.once("socket", (socket) => (socket.connecting ? socket.once("connect", add) : add()));
    request.once("response", ({ statusCode = 500 }) => {
      if (statusCode >= 400 && statusCode < 500) this.unrefused.delete(request);
    });
  }
}
