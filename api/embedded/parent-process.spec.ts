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

it("lets the process go on while npm lives", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone);
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});

it("tells once that the npm which started it is gone", () => {
  process.env.npm_lifecycle_event = "start";
  watchParent(onGone);
  parent.replaceValue(INIT);
  jest.advanceTimersByTime(60_000);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it("minds no parent that is not npm: a service goes on without the shell that started it", () => {
  watchParent(onGone);
  parent.replaceValue(INIT);
  jest.advanceTimersByTime(60_000);
  expect(onGone).not.toHaveBeenCalled();
});
