/** The maximum time to wait for a response, in milliseconds. */
const MAX_WAIT_MS = 20_000;

/** Runs a request with a timeout; throws a TypeError then, as `fetch` does without a network. */
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
