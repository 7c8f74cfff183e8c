/**
 * npm run dev: the shop, which shows a change of its sources at once (ADR-0021). With -- --inspect a debugger can attach to the API, at
 * Node's own port; with -- --inspect=PORT at another one.
 */
import { onStop, stop, Stopped, unlessStopped } from "../api/src/boot/stop-signal";
import { watchParent } from "../api/embedded/parent-process";
import { readEnv } from "../api/src/boot/env";
import { startError } from "../api/src/boot/start-error";
import { DevServer } from "./dev/dev-server";

const INSPECT = /^--inspect(?:=(?<port>\d+))?$/;
const INSPECTOR_PORT = 9229;

let server: DevServer | undefined;

async function main([argument = "", ...more]: string[]): Promise<void> {
  const inspect = INSPECT.exec(argument)?.groups;
  if (more.length > 0 || (argument && !inspect))
    throw new Error("npm run dev takes no argument but -- --inspect or -- --inspect=PORT");
  server = new DevServer(readEnv(process.env), inspect && Number(inspect.port ?? INSPECTOR_PORT));
  await unlessStopped(server.start());
}

watchParent(() => stop("npm is gone"));

const end = (code: number): void => {
  void Promise.resolve(server?.stop()).then(
    () => process.exit(code),
    () => process.exit(1),
  );
};
onStop(() => end(0));
main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof Stopped) return;
  console.error(startError(error, "npm run dev"));
  end(1);
});
