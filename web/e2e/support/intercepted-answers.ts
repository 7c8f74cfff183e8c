import type { Page, Request, Route } from "@playwright/test";

interface Operation {
  operationName?: string;
}

/** The name of a request's operation: in the URL of visitors' queries, otherwise in the body. */
export function operationNameOf(request: Request): string | null | undefined {
  if (request.method() === "GET") return new URL(request.url()).searchParams.get("operationName");
  return (request.postDataJSON() as Operation | null)?.operationName;
}

async function onOperation(page: Page, operation: string, handle: (route: Route) => Promise<void>) {
  await page.route("/graphql*", async (route) => {
    if (operationNameOf(route.request()) === operation) await handle(route);
    else await route.fallback();
  });
}

/** A route handler that holds requests until `release` is called. */
function gate() {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const wait = async (route: Route) => {
    await released;
    await route.fallback();
  };
  return { wait, release };
}

/** Holds the responses to an operation until the returned function is called. */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  const { wait, release } = gate();
  await onOperation(page, operation, wait);
  return release;
}

/**
 * Cuts the page off from the API. The returned function presses a button, and answers again only then: once a request succeeds, the page
 * loads everything by itself.
 */
export async function cutOff(page: Page): Promise<(press: () => Promise<void>) => Promise<void>> {
  const abort = (route: Route) => route.abort();
  await page.route("/graphql*", abort);
  return async (press) => {
    const { wait, release } = gate();
    await page.route("/graphql*", wait);
    await page.unroute("/graphql*", abort);
    await press();
    release();
  };
}

/** Holds matching files until the returned function is called. */
export async function holdFiles(page: Page, name: RegExp): Promise<() => void> {
  const { wait, release } = gate();
  await page.route(name, wait);
  return release;
}

/** Responds to an operation instead of the shop, with the current content of `json`. */
export async function answerInstead(page: Page, operation: string, json: object): Promise<void> {
  await onOperation(page, operation, (route) => route.fulfill({ json }));
}

/** Responds to an operation with an error instead of the shop. */
export async function refuse(
  page: Page,
  operation: string,
  error: { code: string; message: string },
): Promise<void> {
  const { code, message } = error;
  await answerInstead(page, operation, { data: null, errors: [{ message, extensions: { code } }] });
}

/** Responds to an operation with the shop's rate limit error. */
export async function refuseByRateLimit(page: Page, operation: string): Promise<void> {
  const error = { message: "Too many requests.", extensions: { code: "RATE_LIMITED", retryAfter: 20 } };
  await onOperation(page, operation, (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "20", "content-type": "application/graphql-response+json; charset=utf-8" },
      body: JSON.stringify({ errors: [error] }),
    }),
  );
}

/** Changes the shop's responses to an operation; `Data` is the type of the operation's result. */
export async function alterAnswers<Data>(
  page: Page,
  operation: string,
  alter: (data: Data) => unknown,
): Promise<void> {
  await onOperation(page, operation, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: { data: alter(data) } });
  });
}
