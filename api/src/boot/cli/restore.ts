/**
 * npm run restore -- FOLDER [--replace]: restores a backup of the embedded services into an empty data folder. --replace
 * moves existing data aside; --verify only checks the backup.
 */
import { parseArgs } from "node:util";
import { restore, verify } from "../../../embedded/backup/restore";
import { readEnv } from "../env";
import { commandLog, refuseExternalDatabase, runCommand, usage } from "./embedded-command";

const USAGE = "Usage: npm run restore -- FOLDER [--replace], or: npm run restore -- FOLDER --verify";

const options = { replace: { type: "boolean" }, verify: { type: "boolean" } } as const;

runCommand(async () => {
  const env = readEnv(process.env);
  const { values, positionals } = usage(USAGE, () => parseArgs({ options, allowPositionals: true }));
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  if (values.verify) {
    const { madeAt, files } = await verify(folder);
    return console.log(`The backup of ${madeAt} in ${folder} is complete: ${files.length} files.`);
  }
  refuseExternalDatabase(env);
  const { dataDir } = env;
  const aside = await restore({ folder, dataDir, replace: values.replace ?? false, log: commandLog });
  console.log(`${folder} is restored into ${dataDir}. Start the shop: npm start`);
  if (aside) console.log(`The former contents are in ${aside}; remove them when you no longer need them.`);
});
