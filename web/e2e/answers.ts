import type { Page, Route } from "@playwright/test";

interface Operation {
  operationName?: string;
}

async function onOperation(page: Page, operation: string, handle: (route: Route) => Promise<void>) {
  await page.route("/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as Operation;
    if (operationName === operation) await handle(route);
    else await route.fallback();
  });
}

/** Lets the browser wait for every answer to that operation until the returned function is called. */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await onOperation(page, operation, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Changes what the shop answers to that operation on its way to the browser; `Data` is what was asked for. */
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
