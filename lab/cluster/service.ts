import type { ChildProcess } from "node:child_process";
import type { Service } from "../../api/embedded/supervisor";

/** The time in ms that a process gets to end before it is killed. */
const END_MS = 30_000;

/** A child process as a service; `signal` stops it. It also ends when this process ends. */
export function serviceOf(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Service {
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      process.off("exit", kill);
      resolve();
    };
    child.once("error", end).once("exit", end);
  });
  return {
    ended,
    async stop() {
      const force = setTimeout(kill, END_MS);
      child.kill(signal);
      await ended;
      clearTimeout(force);
    },
  };
}
