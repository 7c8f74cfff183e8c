import type { Profiler } from "node:inspector";
import { heaviestOf } from "./heaviest";

const frame = (functionName: string, url = "", lineNumber = -1): Profiler.ProfileNode["callFrame"] => ({
  functionName,
  scriptId: "1",
  url,
  lineNumber,
  columnNumber: 4,
});

const profile: Profiler.Profile = {
  nodes: [
    { id: 1, callFrame: frame("(root)") },
    { id: 2, callFrame: frame("(idle)") },
    { id: 3, callFrame: frame("parse", "file:///a.js", 9) },
    { id: 4, callFrame: frame("send", "file:///b.js", 0) },
    { id: 5, callFrame: frame("parse", "file:///a.js", 9) },
    { id: 6, callFrame: frame("(garbage collector)") },
    { id: 7, callFrame: frame("dispatch") },
  ],
  startTime: 0,
  endTime: 2_000,
  samples: [7, 2, 3, 4, 5, 6, 3],
  timeDeltas: [700, 1_000, 300, 250, 100, 150, 200],
};

it("adds up a function's own time over all places from which it is called, without idle time and the recorder's", () => {
  const { idle, heaviest } = heaviestOf(profile, 2, 5_000);
  expect(idle).toBe(0.5);
  expect(heaviest).toEqual([
    { name: "parse", url: "file:///a.js", line: 10, column: 5, share: 0.6 },
    { name: "send", url: "file:///b.js", line: 1, column: 5, share: 0.25 },
  ]);
});

it("leaves out a sample whose time runs backwards", () => {
  const backwards = { ...profile, timeDeltas: [700, 1_000, 300, -250, 100, 150, 200] };
  expect(heaviestOf(backwards, 10, 5_000).heaviest.map(({ name }) => name)).toEqual([
    "parse",
    "(garbage collector)",
  ]);
});

it("has no lines for an empty profile", () => {
  expect(heaviestOf({ nodes: [], startTime: 0, endTime: 0 }, 10, 5_000)).toEqual({ idle: 0, heaviest: [] });
});

it("does not count time in which the process waited for a processor", () => {
  const waiting = { ...profile, timeDeltas: [700, 1_000, 90_000, 250, 100, 150, 200] };
  expect(heaviestOf(waiting, 10, 300)).toEqual({ ...heaviestOf(profile, 10, 300) });
});
