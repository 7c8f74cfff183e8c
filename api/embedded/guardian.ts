import { spawn } from "node:child_process";
import type { Service } from "./supervisor";
import type { Account } from "./postgres/account";

/**
 * Runs the server and waits for the end of its standard input, a pipe held open by the shop. However the shop ends, the kernel closes that
 * pipe. Then the server gets SIGINT (a fast shutdown in PostgreSQL) and, if it doesn't end, SIGQUIT.
 */
const GUARDIAN = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{
  read -r closed <&3
  kill -INT $server
  tries=0
  while [ $tries -lt 50 ] && kill -0 $server; do sleep 0.1; tries=$((tries + 1)); done
  kill -QUIT $server
} >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait $server
code=$?
kill $watch
exit $code
`;

/** Starts a server under a guardian, so that it can't outlive this process. Both write to `logFile`, and Ctrl-C in the terminal reaches neither. */
export function guard(command: string[], account: Account, env: NodeJS.ProcessEnv, logFile: number): Service {
  const [program = "sh", ...rest] = [...account.prefix, "sh", "-c", GUARDIAN, "guardian", ...command];
  const child = spawn(program, rest, {
    ...account.ids,
    cwd: "/",
    env,
    detached: true,
    stdio: ["pipe", logFile, logFile],
  });
  child.stdin?.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  return {
    ended,
    async stop() {
      child.stdin?.end();
      const force = setTimeout(() => killGroup(child.pid), 12_000);
      await ended;
      clearTimeout(force);
    },
  };
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // It has just ended.
  }
}
