import { poll } from "./poll";

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

function hideTab(hidden: boolean): void {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

let stop = () => undefined as void;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Polls with these results, then without further ones. */
function start(...results: boolean[]) {
  const ask = jest.fn(() => Promise.resolve(results.shift() ?? false));
  const onGivenUp = jest.fn();
  stop = poll({ ask, onGivenUp });
  return { ask, onGivenUp };
}

it("asks at once, and no more after a result", async () => {
  const { ask } = start(false, true);
  await seconds(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(600);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("waits longer each time, up to ten seconds", async () => {
  const { ask } = start();
  const at: number[] = [];
  const begun = Date.now();
  ask.mockImplementation(() => {
    at.push((Date.now() - begun) / 1_000);
    return Promise.resolve(false);
  });
  await seconds(60);
  const pauses = at.map((moment, index) => moment - (at[index - 1] ?? 0));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(10);
});

it("gives up after some minutes", async () => {
  const { ask, onGivenUp } = start();
  await seconds(4 * 60);
  expect(onGivenUp).not.toHaveBeenCalled();
  await seconds(2 * 60);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  const asked = ask.mock.calls.length;
  await seconds(10 * 60);
  window.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(asked);
});

it("asks nothing while the tab is hidden, and at once when the customer comes back", async () => {
  const { ask } = start();
  await seconds(1);
  hideTab(true);
  const asked = ask.mock.calls.length;
  await seconds(600);
  expect(ask).toHaveBeenCalledTimes(asked);
  hideTab(false);
  await seconds(0);
  expect(ask).toHaveBeenCalledTimes(asked + 1);
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(asked + 2);
});

it("asks at once when the connection is back", async () => {
  const { ask } = start();
  await seconds(60);
  const asked = ask.mock.calls.length;
  window.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(asked + 1);
});

it("stops when it is told to", async () => {
  const { ask } = start();
  await seconds(0);
  stop();
  await seconds(60);
  expect(ask).toHaveBeenCalledTimes(1);
});

describe("while the shop has not answered yet", () => {
  /** Polls with a request that the test resolves. */
  function startWaiting() {
    let answer: (done: boolean) => void = () => undefined;
    const ask = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    stop = poll({ ask, onGivenUp: jest.fn() });
    return { ask, answer: (done: boolean) => answer(done) };
  }

  it("asks no second time, whatever comes back", async () => {
    const { ask, answer } = startWaiting();
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    await seconds(60);
    expect(ask).toHaveBeenCalledTimes(1);
    answer(false);
    await seconds(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("stops when it is told to, and asks nothing after the answer", async () => {
    const { ask, answer } = startWaiting();
    stop();
    answer(false);
    await seconds(60);
    window.dispatchEvent(new Event("online"));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
