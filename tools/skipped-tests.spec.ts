import { describeSkipped, partsWithPrograms, skippedByJest, skippedByPlaywright } from "./skipped-tests";

it("finds what Jest has skipped, with the reason in its title, or in that of its group", () => {
  const assertionResults = [
    { fullName: "sells", status: "passed" },
    { fullName: "fails", status: "failed" },
    { fullName: "soaks (skipped: only in the long run)", status: "pending" },
    { fullName: "behind nginx (skipped: nginx is not installed) shows the stock", status: "pending" },
    { fullName: "is forgotten", status: "pending" },
    { fullName: "is to be written", status: "todo" },
  ];
  expect(skippedByJest({ testResults: [{ assertionResults }] })).toEqual([
    { title: "soaks", reason: "only in the long run" },
    { title: "behind nginx shows the stock", reason: "nginx is not installed" },
    { title: "is forgotten", reason: null },
    { title: "is to be written", reason: null },
  ]);
});

it("finds the journeys that were skipped at every size", () => {
  const skipped = (description: string) => ({
    status: "skipped",
    annotations: [{ type: "skip", description }],
  });
  const ran = { status: "expected", annotations: [] };
  const spec = (line: number, title: string, ...tests: { status: string }[]) => ({ line, title, tests });
  const suites = [
    {
      file: "menus.spec.ts",
      specs: [spec(1, "is everywhere", ran, ran), spec(2, "has keys", skipped("no keys"), ran)],
    },
    {
      file: "keys.spec.ts",
      suites: [
        {
          file: "keys.spec.ts",
          specs: [spec(3, "is nowhere", skipped("no keys")), spec(4, "is at a desk", ran)],
        },
      ],
    },
    {
      file: "keys.spec.ts",
      specs: [spec(3, "is nowhere", skipped("no keys")), spec(4, "is at a desk", skipped("no"))],
    },
  ];
  expect(skippedByPlaywright({ suites })).toEqual([{ title: "is nowhere", reason: "no keys" }]);
});

it("counts the skipped tests of each reason, and names those without one", () => {
  const skipped = [
    { title: "a", reason: "nginx is not installed" },
    { title: "b", reason: null },
    { title: "c", reason: "nginx is not installed" },
  ];
  expect(describeSkipped(skipped)).toEqual([
    "2 skipped: nginx is not installed",
    "1 SKIPPED WITHOUT A REASON: b",
  ]);
});

it("skips a part whose programs are not installed, and says which; where they are required, it runs and fails", () => {
  const missingFor = (part: string) => (part === "webkit" ? ["MiniBrowser", "Xvfb"] : []);
  expect(partsWithPrograms(["firefox", "webkit"], missingFor, false)).toEqual({
    running: ["firefox"],
    skipped: [
      { title: "main journeys in webkit", reason: "no journeys in webkit without MiniBrowser and Xvfb" },
    ],
  });
  expect(partsWithPrograms(["firefox", "webkit"], missingFor, true)).toEqual({
    running: ["firefox", "webkit"],
    skipped: [],
  });
});
