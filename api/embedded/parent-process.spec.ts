import { watchParent } from "./parent-process";

const [NPM, INIT] = [4711, 1];

let parent: number;
const onGone = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  parent = NPM;
  onGone.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env.npm_lifecycle_event;
});

it("doesn't call back while npm runs", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone, () => parent);
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});

it("calls back once when the npm that started the process is gone", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone, () => parent);
  parent = INIT;
  jest.advanceTimersByTime(60_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it("ignores a parent that is not npm: a service keeps running without the shell that started it", () => {
  watchParent(onGone, () => parent);
  parent = INIT;
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});
