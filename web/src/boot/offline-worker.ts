/**
 * The service worker: shows the shop's own page when a document can't be loaded, and leaves everything else to the browser. The server
 * puts `offlinePage` in front of this code (api/src/pages/offline-worker.tsx).
 */
export {}; // a module, so that its names are its own

declare const offlinePage: { html: string; headers: Record<string, string> };

/** The parts of a worker's events that this one uses; TypeScript's DOM doesn't have them. */
interface WorkerEvent extends Event {
  readonly request: Request;
  /** The answer that the browser requested while it started the worker; undefined in browsers that don't. */
  readonly preloadResponse: Promise<Response | undefined>;
  waitUntil(done: Promise<unknown> | undefined): void;
  respondWith(response: Promise<Response>): void;
  addRoutes?(routes: object[]): Promise<void>;
}

const worker = self as unknown as {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "fetch", listener: (event: WorkerEvent) => void): void;
};

/** Only the requests of documents wait for this worker, in browsers that can tell. */
const routes = ["cors", "no-cors", "same-origin"].map((requestMode) => ({
  condition: { requestMode },
  source: "network",
}));

worker.addEventListener("install", (event) => {
  event.addRoutes?.(routes).catch(() => undefined);
  void worker.skipWaiting(); // a new worker differs only in its page
});

worker.addEventListener("activate", (event) =>
  event.waitUntil(worker.registration.navigationPreload?.enable()),
);

worker.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(load(event));
});

async function load({ preloadResponse, request }: WorkerEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(offlinePage.html, { headers: offlinePage.headers });
  }
}
