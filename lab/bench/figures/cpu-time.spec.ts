import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { needing } from "../../../api/test/support/needs";
import { cpuSeconds, parentOf, parseStat } from "./cpu-time";

const onLinux = needing(existsSync("/proc/self/stat") ? undefined : "only Linux lists processes in /proc");

it("reads a process's parent and times, whatever its name", () => {
  const line = (name: string) =>
    `4242 (${name}) S 17 4242 4242 0 -1 4194560 900 0 1 0 321 45 6 7 20 0 11 0 987654 1000000 2500`;
  for (const name of ["node", "postgres: shop shop", "a) S 1 (b", "tricky ) name"])
    expect(parseStat(line(name))).toEqual({ parent: 17, own: 366, ended: 13 });
});

onLinux.it("counts the time of a process and of its children that have ended", () => {
  const before = cpuSeconds(process.pid) as number;
  spawnSync(process.execPath, ["-e", "while (process.cpuUsage().user < 200_000);"]);
  expect(cpuSeconds(process.pid)).toBeGreaterThan(before + 0.05);
  expect(parentOf(process.pid)).toBe(process.ppid);
});

it("knows nothing of a process that doesn't exist", () => {
  expect(cpuSeconds(2 ** 30)).toBeUndefined();
  expect(parentOf(2 ** 30)).toBeUndefined();
});
