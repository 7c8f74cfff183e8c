import type { Profiler } from "node:inspector";

/** A function of a profile, at the line where it begins. */
export interface Place {
  name: string;
  /** file:// or node: address; empty for functions that were made at runtime, and for what V8 does itself. */
  url: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** A function and the time spent in itself, not in what it calls. */
export interface Heavy extends Place {
  /** Share of the time in which the process was not idle. */
  share: number;
}

/** What a CPU profile says. */
export interface Summary {
  /** Share of the time in which the process waited. */
  idle: number;
  heaviest: Heavy[];
}

/**
 * The functions with the most self time, heaviest first. Calls of the same function from different places count together. A
 * sample counts at most `longest` µs: after a longer time the process had waited for a processor.
 */
export function heaviestOf(
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  count: number,
  longest: number,
): Summary {
  const byId = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, Place & { time: number }>();
  let idle = 0;
  let total = 0;
  samples.forEach((id, at) => {
    const frame = byId.get(id);
    const time = Math.min(timeDeltas[at] ?? 0, longest);
    if (!frame || time < 0 || isRecorder(frame)) return;
    total += time;
    if (frame.functionName === "(idle)") return void (idle += time);
    const { functionName: name, url, lineNumber: line, columnNumber: column } = frame;
    const key = `${name} ${url}:${line}:${column}`;
    const entry = times.get(key) ?? { name, url, line: line + 1, column: column + 1, time: 0 };
    entry.time += time;
    times.set(key, entry);
  });
  const busy = total - idle;
  const sorted = [...times.values()].sort((one, other) => other.time - one.time).slice(0, count);
  return {
    idle: total === 0 ? 0 : idle / total,
    heaviest: sorted.map(({ time, ...place }) => ({ ...place, share: time / busy })),
  };
}

/** The call by which the process starts and stops its own recording. */
const isRecorder = ({ functionName, url }: Profiler.ProfileNode["callFrame"]) =>
  functionName === "dispatch" && url === "";
