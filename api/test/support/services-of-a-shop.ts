// Simulates a shop in the tests of crash recovery: starts the embedded services, reports their addresses, and waits.
import { lockDataFolder } from "../../embedded/data-folder";
import { startEmbedded } from "../../embedded/embedded";

async function main(dataDir: string, emulator: string): Promise<void> {
  const log = { info: () => undefined, warn: () => undefined };
  const lock = await lockDataFolder(dataDir, log);
  const services = await startEmbedded({
    dataDir,
    log,
    postgres: true,
    authEmulator: { projectId: "demo-shop", host: emulator },
  });
  await services.ready;
  process.once("SIGTERM", () => {
    void services.stop().then(() => {
      lock.release();
      process.exit(0);
    });
  });
  process.send?.({ databaseUrl: services.databaseUrl, emulatorHost: services.authEmulatorHost });
}

const [dataDir = "", emulator = ""] = process.argv.slice(2);
void main(dataDir, emulator);
