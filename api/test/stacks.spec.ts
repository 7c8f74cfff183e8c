import { basename } from "node:path";

interface Place {
  /** TypeScript types occupy lines in the source, but not in the compiled code. */
  line: number;
}

it("names the lines of the TypeScript in the stack of a failed test", () => {
  const here: Place = { line: 9 };
  expect(new Error("here").stack).toContain(`${basename(__filename)}:${here.line + 1}:`);
});

it.each(["mock", "doMock", "resetModules"] as const)(
  "refuses jest.%s, which would change no module here",
  (name) => {
    expect(() => jest[name]("node:fs")).toThrow(`jest.${name} has no effect on shared modules`);
  },
);
