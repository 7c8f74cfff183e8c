import { supervise, type Service } from "./supervisor";

/** A service that ends when it is told to, or when the test kills it. */
function fakeService(): Service & { kill(): void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, kill: () => end(), stop: () => Promise.resolve(end()) };
}

const quiet = { info: () => undefined, warn: () => undefined };

it("starts a service again that was killed", async () => {
  const [first, second] = [fakeService(), fakeService()];
  const start = jest.fn(() => Promise.resolve(second));
  const kept = supervise("The service", first, start, quiet);
  first.kill();
  await new Promise(setImmediate);
  expect(start).toHaveBeenCalledTimes(1);
  await kept.stop();
});

it("leaves a service alone that it stopped itself", async () => {
  const start = jest.fn(() => Promise.resolve(fakeService()));
  await supervise("The service", fakeService(), start, quiet).stop();
  expect(start).not.toHaveBeenCalled();
});

it("stops a service that came up only after the stop", async () => {
  const [first, late] = [fakeService(), fakeService()];
  let comeUp = (): void => undefined;
  const start = (): Promise<Service> => new Promise((resolve) => (comeUp = () => resolve(late)));
  const kept = supervise("The service", first, start, quiet);
  first.kill();
  await new Promise(setImmediate);
  const stopped = kept.stop();
  comeUp();
  await stopped;
  await expect(late.ended).resolves.toBeUndefined();
});
