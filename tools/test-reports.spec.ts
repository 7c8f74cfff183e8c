import { readJest, readPlaywright, summaryOf } from "./test-reports";

it("names the failed tests of Jest, the files that it can't run, and why it skips a test", () => {
  const assertionResults = [
    { fullName: "sells", status: "passed" },
    { fullName: "ships", status: "failed" },
    { fullName: "behind nginx (skipped: nginx is not installed) sells", status: "pending" },
    { fullName: "is to be written", status: "todo" },
  ];
  const report = {
    testResults: [
      { name: "orders.spec.ts", status: "failed", message: "", assertionResults },
      { name: "broken.spec.ts", status: "failed", message: "Can't find x\n  at …", assertionResults: [] },
    ],
  };
  expect(readJest(JSON.stringify(report))).toEqual([
    { title: "orders.spec.ts: sells", state: "passed" },
    { title: "orders.spec.ts: ships", state: "failed" },
    expect.objectContaining({ state: "skipped", reason: "nginx is not installed" }),
    { title: "orders.spec.ts: is to be written: skipped without a reason", state: "failed" },
    { title: "broken.spec.ts: Can't find x", state: "failed" },
  ]);
});

it("names the failed journeys with their size, the reason of a skipped one, and a shop that does not start", () => {
  const test = (status: string, annotations: { type: string; description?: string }[] = []) => ({
    status,
    projectName: "phone",
    annotations,
  });
  const spec = (title: string, ...tests: object[]) => ({ file: "menus.spec.ts", title, tests });
  const report = {
    errors: [{ message: "Error: the shop did not start\n  at …" }],
    suites: [
      {
        specs: [spec("opens", test("expected"))],
        suites: [
          {
            specs: [
              spec("has keys", test("skipped", [{ type: "skip", description: "no keys" }])),
              spec("waits", test("skipped", [{ type: "skip" }])),
              spec("closes", test("unexpected")),
            ],
          },
        ],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual([
    { title: "menus.spec.ts: opens (phone)", state: "passed" },
    { title: "menus.spec.ts: has keys (phone)", state: "skipped", reason: "no keys" },
    { title: "menus.spec.ts: waits (phone): skipped without a reason", state: "failed" },
    { title: "menus.spec.ts: closes (phone)", state: "failed" },
    { title: "Error: the shop did not start", state: "failed" },
  ]);
});

it("ends with the sums, after the skipped tests of each reason and the names of failed ones", () => {
  expect(
    summaryOf([
      { title: "a", state: "passed" },
      { title: "b", state: "skipped", reason: "no nginx" },
      { title: "c", state: "failed" },
      { title: "d", state: "skipped", reason: "no nginx" },
    ]),
  ).toEqual(["2 skipped: no nginx", "failed: c", "", "1 passed, 1 failed"]);
});
