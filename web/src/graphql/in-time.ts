/** How long a request may wait for its answer. */
const MAX_WAIT_MS = 20_000;

/** Runs a request, and ends it by a TypeError, as `fetch` throws without a network, where no answer comes. */
export async function inTime<Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
  controller = new AbortController(),
): Promise<Answer> {
  const end = () => controller.abort(new TypeError("The network brought no answer."));
  const timer = setTimeout(end, MAX_WAIT_MS);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
