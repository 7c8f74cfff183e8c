import { spawnSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries";

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** What it is, for the log. */
  name: string;
  /** A program that changes to the account before it runs what follows. */
  prefix: string[];
  /** Ids that spawn changes to by itself. */
  ids: { uid?: number; gid?: number };
  /** Who has to own the files. */
  owner?: number;
}

const NOBODY = 65534;

const OURSELVES: Account = { name: "this user", prefix: [], ids: {} };

/** Tried in this order when we are root. */
const INSTEAD_OF_ROOT: Account[] = [
  { name: `user ${NOBODY}`, prefix: [], ids: { uid: NOBODY, gid: NOBODY }, owner: NOBODY },
  {
    // A checkout below a closed folder, such as root's home: the same user, allowed to pass.
    name: `user ${NOBODY}, passing through closed folders`,
    prefix: [
      "setpriv",
      "--securebits=+no_setuid_fixup", // access(2) heeds capabilities
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      "--clear-groups",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
    ],
    ids: {},
    owner: NOBODY,
  },
  // A sandbox that knows no user but root: a user namespace in which root goes by another number.
  { name: "root in a user namespace", prefix: ["unshare", "--user"], ids: {}, owner: 0 },
];

/** Finds an account that can run PostgreSQL and use `folder`, and gives it the folder. Throws where there is none. */
export function chooseAccount(folder: string, { initdb, env }: PostgresBinaries): Account {
  const candidates = process.getuid?.() === 0 ? INSTEAD_OF_ROOT : [OURSELVES];
  const faults: string[] = [];
  for (const account of candidates) {
    const fault = giveFolder(folder, account) ?? tryOut(account, folder, initdb, env);
    if (!fault) return account;
    faults.push(`as ${account.name}: ${fault}`);
  }
  throw new Error(
    `The embedded PostgreSQL can't run here (${faults.join("; ")}). ` +
      "Set DATABASE_URL to a PostgreSQL of your own, or start the shop as an ordinary user.",
  );
}

/** Has initdb look at everything that it would use; returns what went wrong. */
function tryOut(
  { prefix, ids }: Account,
  folder: string,
  initdb: string,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const script = 'test -w "$2" || { echo "can\'t write to $2" >&2; exit 1; }; exec "$1" --show --pgdata="$2"';
  const [file = "sh", ...args] = [...prefix, "sh", "-c", script, "try", initdb, folder];
  const { status, error, stderr } = spawnSync(file, args, { ...ids, cwd: "/", env, encoding: "utf8" });
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim() || `exit code ${status}`);
}

/** The folder itself comes last: one that was interrupted is given again as a whole. */
function giveFolder(folder: string, { owner }: Account): string | undefined {
  if (owner === undefined || statSync(folder).uid === owner) return undefined;
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      lchownSync(join(folder, name), owner, owner);
    }
    chownSync(folder, owner, owner);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
