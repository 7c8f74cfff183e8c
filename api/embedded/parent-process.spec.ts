import { watchParent } from "./parent-process";

const [NPM, INIT] = [4711, 1];

let parent: jest.ReplaceProperty<number>;
const onGone = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  parent = jest.replaceProperty(process, "ppid", NPM);
  onGone.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete process.env.npm_lifecycle_event;
});

it("doesn't call back while npm runs", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone);
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});

it("calls back once when the npm that started the process is gone", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone);
  parent.replaceValue(INIT);
  jest.advanceTimersByTime(60_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it("ignores a parent that is not npm: a service keeps running without the shell that started it", () => {
  watchParent(onGone);
  parent.replaceValue(INIT);
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});
