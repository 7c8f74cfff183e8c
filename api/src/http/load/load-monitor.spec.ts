import { LoadMonitor } from "./load-monitor";

const now = jest.spyOn(performance, "now");
let monitor: LoadMonitor;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  now.mockReturnValue(0);
  monitor = new LoadMonitor(1_000);
});
afterEach(() => {
  monitor.stop();
  jest.useRealTimers();
});

/** The measured delay after measurements at these times, in ms; the interval is one second. */
function delayAfter(...times: number[]): number {
  for (const time of times) {
    now.mockReturnValue(time);
    jest.advanceTimersByTime(1_000);
  }
  return monitor.sustained.loopDelayMs;
}

it("takes one long piece of work for no overload", () => {
  expect(delayAfter(1_000, 5_000)).toBe(0);
  expect(delayAfter(6_000)).toBe(0);
});

it("reports by how much the event loop is late time after time", () => {
  expect(delayAfter(4_000, 8_500)).toBe(3_000);
  expect(delayAfter(9_500)).toBe(0);
});
