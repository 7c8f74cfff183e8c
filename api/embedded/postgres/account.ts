import { spawnSync } from "node:child_process";
import { chownSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries";

/** The account for running PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Description for the log. */
  name: string;
  /** A command prefix that switches to the account. */
  prefix: string[];
  /** Ids that spawn switches to. */
  ids: { uid?: number; gid?: number };
  /** The uid that must own the files. */
  owner?: number;
}

const NOBODY = 65534;

const OURSELVES: Account = { name: "this user", prefix: [], ids: {} };

/** Tried in this order if the shop runs as root. */
const INSTEAD_OF_ROOT: Account[] = [
  { name: `user ${NOBODY}`, prefix: [], ids: { uid: NOBODY, gid: NOBODY }, owner: NOBODY },
  {
    // For a checkout below a folder that other users can't enter, such as root's home.
    name: `user ${NOBODY}, with the right to pass through closed folders`,
    prefix: [
      "setpriv",
      "--securebits=+no_setuid_fixup", // makes access(2) respect capabilities
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      "--clear-groups",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
    ],
    ids: {},
    owner: NOBODY,
  },
  // For a sandbox without other users: a user namespace in which root has another uid.
  { name: "root in a user namespace", prefix: ["unshare", "--user"], ids: {}, owner: 0 },
];

/** Finds an account that can run PostgreSQL and use `folder`, and makes it the folder's owner. Throws if there is none. */
export function chooseAccount(folder: string, { initdb, env }: PostgresBinaries): Account {
  const candidates = process.getuid?.() === 0 ? INSTEAD_OF_ROOT : [OURSELVES];
  const errors: string[] = [];
  for (const account of candidates) {
    const error = changeOwner(folder, account) ?? checkAccount(account, folder, initdb, env);
    if (!error) return account;
    errors.push(`as ${account.name}: ${error}`);
  }
  throw new Error(
    `The embedded PostgreSQL can't run here (${errors.join("; ")}). ` +
      "Set DATABASE_URL to a PostgreSQL of your own, or start the shop as an ordinary user.",
  );
}

/** Runs initdb without creating anything; returns the error, if any. */
function checkAccount(
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

/** Changes the owner of the folder last, so that an interrupted change is repeated completely. */
function changeOwner(folder: string, { owner }: Account): string | undefined {
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
