/**
 * npm run backup [-- FOLDER]: backs up the embedded database and images, whether or not the shop is running. The default
 * folder is in backups/, named after the time.
 */
import { parseArgs } from "node:util";
import { backUp } from "../../../embedded/backup/back-up";
import { readEnv } from "../env";
import { commandLog, refuseExternalDatabase, runCommand, usage } from "./embedded-command";

const USAGE = "Usage: npm run backup, or: npm run backup -- FOLDER";

runCommand(async () => {
  const env = readEnv(process.env);
  refuseExternalDatabase(env);
  const { positionals } = usage(USAGE, () => parseArgs({ allowPositionals: true }));
  if (positionals.length > 1) throw new Error(USAGE);
  const [target = `backups/${new Date().toISOString().replace(/[:.]/g, "-")}`] = positionals;
  const { files, position } = await backUp({ dataDir: env.dataDir, target, log: commandLog });
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(
    `${env.dataDir} is backed up in ${target}: ${files.length} files, ${megabytes.toFixed(0)} MB, up to ${position} of PostgreSQL's log.`,
  );
  if (env.s3) console.log(`Images are in the bucket ${env.s3.bucket}, and not in the backup.`);
});
