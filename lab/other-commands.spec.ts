/** The lab's other commands in short runs, and their cleanup when they are ended. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { needing, needingProgram } from "../api/test/support/needs";
import { missingForFailover } from "../api/test/support/patroni";
import { ROOT } from "../tools/build/target";
import { commands } from "./commands";
import { expectNothingLeft, processesIn, run, saying, start, testShortRuns } from "./run-command";

testShortRuns([
  ["measure", /\| home to cart \|[^]*\d+ passed/],
  ["cluster --check", /[23] passed[^]*Ending …/],
  ["screenshots every-page --project=phone-light -g login", /1 passed/],
]);

const { it: withPatroni } = needingProgram(missingForFailover);

withPatroni("failover runs in a short form, and leaves nothing behind", async () => {
  const { code, ...ran } = await run("failover", "--short");
  expect(ran.said()).toMatch(/\| acknowledged orders lost \| 0 \|/);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

/** Tests of the commands that install packages first. They are skipped without these packages, except in CI. */
const isInstalled = process.env.CI || existsSync(join(ROOT, "lab/browser/node_modules"));
const { it: withPackages } = needing(
  isInstalled ? undefined : "npm run lab -- clients installs the packages",
);

withPackages("published clients of GraphQL work against a shop as they come", async () => {
  const { code, ...ran } = await run("clients");
  expect(ran.said()).toMatch(/4 passed/);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

withPackages("lighthouse runs in a short form, and leaves nothing behind", async () => {
  const { code, ...ran } = await run("lighthouse", "--short");
  expect(ran.said()).toMatch(/\| home \| \d+ \|/);
  expect(code).toBe(0);
  await expectNothingLeft(ran);
});

const { it: onLinux } = needing(process.platform === "linux" ? undefined : "Linux's process table");

onLinux("whoever kills the lab leaves none of a cluster's processes running", async () => {
  const cluster = start("cluster");
  await saying(cluster, "The shop is open");
  expect(processesIn(cluster.folder).length).toBeGreaterThan(8);
  cluster.lab.kill("SIGKILL");
  await expectNothingLeft(cluster);
});

onLinux("whoever asks the lab to end leaves neither browser nor shop running", async () => {
  const measure = start("measure", "interactions", "--short");
  await saying(measure, "| add to cart, home |");
  expect(processesIn(measure.folder).length).toBeGreaterThan(3);
  measure.lab.kill("SIGTERM");
  const [code] = (await once(measure.lab, "exit")) as [number | null];
  expect(code).toBe(143);
  await expectNothingLeft(measure);
});

it("a command that the lab doesn't have gets one clear line", async () => {
  const { code, said } = await run("benhc");
  expect(code).toBe(2);
  expect(said().trim()).toBe(`The lab has no command "benhc". It has ${Object.keys(commands).join(", ")}.`);
});
