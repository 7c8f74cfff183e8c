import { rmSync } from "node:fs";
import { startedForRun } from "./services";

/** Stops the services of the setup and removes their files. */
async function globalTeardown(): Promise<void> {
  const running = startedForRun();
  if (!running) return;
  await Promise.all(running.services.map((service) => service.stop()));
  rmSync(running.dataDir, { recursive: true, force: true });
}

export = globalTeardown;
