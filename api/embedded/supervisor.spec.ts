import { supervise, type Service } from "./supervisor";

/** A service that ends when it is stopped, or when the test kills it. */
function fakeService(): Service & { kill(): void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, kill: () => end(), stop: () => Promise.resolve(end()) };
}

const quiet = { info: () => undefined, warn: () => undefined };

it("restarts a service that was killed", async () => {
  const [first, second] = [fakeService(), fakeService()];
  const start = jest.fn(() => Promise.resolve(second));
  const supervised = supervise("The service", first, start, quiet);
  first.kill();
  await new Promise(setImmediate);
  expect(start).toHaveBeenCalledTimes(1);
  await supervised.stop();
});

it("doesn't restart a service that it stopped itself", async () => {
  const start = jest.fn(() => Promise.resolve(fakeService()));
  await supervise("The service", fakeService(), start, quiet).stop();
  expect(start).not.toHaveBeenCalled();
});

it("stops a service that has started only after the stop", async () => {
  const [first, late] = [fakeService(), fakeService()];
  let finishStart = (): void => undefined;
  const start = (): Promise<Service> => new Promise((resolve) => (finishStart = () => resolve(late)));
  const supervised = supervise("The service", first, start, quiet);
  first.kill();
  await new Promise(setImmediate);
  const stopped = supervised.stop();
  finishStart();
  await stopped;
  await expect(late.ended).resolves.toBeUndefined();
});
