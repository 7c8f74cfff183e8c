import { InvalidEnvironment } from "./env";
import { startError } from "./start-error";

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: failed`), { code, ...more });

it("explains in one line a port in use, a port that only root may use, and a full disk", () => {
  const lines = [
    failure("EADDRINUSE", { syscall: "listen", port: 4000 }),
    failure("EACCES", { syscall: "listen", port: 80 }),
    failure("ENOSPC"),
    new Error('Command failed: initdb\nFATAL: could not write to file "pg_wal/1": No space left on device\n'),
  ].map((error) => startError(error, "npm run dev"));
  expect(lines).toEqual([
    "Port 4000 is in use by another program. Choose another one: PORT=4001 npm run dev",
    expect.stringMatching(/^This user may not listen on port 80\..* npm run dev$/),
    expect.stringMatching(/^The disk is full\..* npm run dev$/),
    expect.stringMatching(/^The disk is full\..* npm run dev$/),
  ]);
});

it("shows the message of our own errors, and the stack of a bug", () => {
  const invalid = new InvalidEnvironment(["PORT: must be a number"]);
  expect(startError(invalid, "npm start")).toBe(invalid.message);
  expect(startError(new Error("Another shop is running"), "npm start")).toBe("Another shop is running");
  const bug = new TypeError("x is not a function");
  expect(startError(bug, "npm start")).toBe(bug);
});
