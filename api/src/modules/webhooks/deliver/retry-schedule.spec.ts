import { RETRY_DELAYS, retryDelayAfter } from "./send-webhook";

const HOUR = 3_600_000;

it("tries again over about a day, each time after a longer delay than before", () => {
  const total = RETRY_DELAYS.reduce((sum, each) => sum + each, 0);
  expect(total / HOUR).toBeGreaterThan(24);
  expect(total / HOUR).toBeLessThan(30);
  expect([...RETRY_DELAYS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS);
});

it("waits up to a tenth longer, so that what failed together isn't tried together", () => {
  expect(retryDelayAfter(1, 0)).toBe(5_000);
  expect(retryDelayAfter(1, 1)).toBe(5_500);
});

it("stops after the last attempt", () => {
  expect(retryDelayAfter(RETRY_DELAYS.length)).not.toBeNull();
  expect(retryDelayAfter(RETRY_DELAYS.length + 1)).toBeNull();
});
