import { appendFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { AgentProjectState, type OneTimeLink, type UserRecord } from "firebase-tools/lib/emulator/auth/state";

type Entry = { put: UserRecord } | { delete: string }; // earlier releases recorded deletions

/**
 * Stores the emulator's users of one project, which it holds in memory only, in a file. Every change appends one line before the request
 * is answered, so that a killed process loses no answered change, and sessions survive (the emulator's own import would end them). All
 * data of a deleted user is removed, from the file and from the mailed links.
 */
export class StoredProject extends AgentProjectState {
  private isRestored = false;
  private lines = 0;

  constructor(
    projectId: string,
    private readonly path: string,
    private readonly onLink: (link: OneTimeLink) => void,
  ) {
    super(projectId);
    for (const user of readUsers(path).values()) this.overwriteUserWithLocalId(user.localId, user);
    this.compact();
    this.isRestored = true;
  }

  override createUserWithLocalId(localId: string, fields: Partial<UserRecord>): UserRecord | undefined {
    return super.createUserWithLocalId(localId, withValidToken(fields));
  }

  override updateUserByLocalId(localId: string, fields: Partial<UserRecord>, options?: object): UserRecord {
    const user = super.updateUserByLocalId(localId, fields, options);
    this.append({ put: user });
    return user;
  }

  override deleteUser(user: UserRecord): void {
    super.deleteUser(user);
    for (const { email, oobCode } of [...this.listOobCodes()])
      if (email === user.email) this.deleteOobCode(oobCode);
    this.compact();
  }

  override deleteAllAccounts(): void {
    super.deleteAllAccounts();
    this.compact();
  }

  override createOob(...args: Parameters<AgentProjectState["createOob"]>): OneTimeLink {
    const link = super.createOob(...args);
    this.onLink(link);
    return link;
  }

  private append(entry: Entry): void {
    if (!this.isRestored) return;
    appendFileSync(this.path, toLine(entry));
    this.lines += 1;
    if (this.lines > 5000 + 2 * this.users.size) this.compact();
  }

  /** Rewrites the file with one line per user. */
  private compact(): void {
    const draft = `${this.path}.new`;
    writeFileSync(draft, [...this.users.values()].map((user) => toLine({ put: user })).join(""), {
      mode: 0o600,
    });
    renameSync(draft, this.path);
    this.lines = this.users.size;
  }
}

/**
 * The emulator records a registration before the time from which ID tokens are valid, in whole seconds. If a second ends in between, the
 * first token would count as revoked.
 */
function withValidToken(fields: Partial<UserRecord>): Partial<UserRecord> {
  const { lastLoginAt, validSince } = fields;
  if (!lastLoginAt || !validSince) return fields;
  return {
    ...fields,
    validSince: String(Math.min(Number(validSince), Math.floor(Number(lastLoginAt) / 1000))),
  };
}

function toLine(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Ignores an incomplete last line (after a power cut): its request was never answered. */
function readUsers(path: string): Map<string, UserRecord> {
  const users = new Map<string, UserRecord>();
  for (const line of readLines(path)) {
    const entry = JSON.parse(line) as Entry;
    if ("put" in entry) users.set(entry.put.localId, entry.put);
    else users.delete(entry.delete);
  }
  return users;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, "utf8").split("\n").slice(0, -1);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
