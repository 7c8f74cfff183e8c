import type { Role, Scope } from "../../../graphql/schema.generated";

/** The signed-in user. */
export interface Viewer {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  /** The permissions of staff; an admin may do everything. Missing in sessions stored by earlier releases. */
  permissions?: readonly Scope[];
}

/** A session: the shop's access token, its viewer, and when it expires (milliseconds, by this device's clock). */
export interface ActiveSession {
  accessToken: string;
  expiresAt: number;
  viewer: Viewer;
}

/** A session in the browser's storage; `details` are missing if other code has stored the token. */
export interface StoredSession {
  accessToken: string;
  details?: Omit<ActiveSession, "accessToken">;
}

/** The specification's spelling (spec §3). */
const tokenKey = "accesToken";
const detailsKey = "shopSession";

/** The storage of a session: for all tabs and later visits, for this tab, or none. */
export type SessionPlace = "browser" | "tab" | "nowhere";

const storages = [
  { place: "browser", open: () => localStorage },
  { place: "tab", open: () => sessionStorage },
] as const;

/** The stored session and its storage; null if there is none or storage is forbidden. */
export function readSession(): (StoredSession & { place: SessionPlace }) | null {
  for (const { place, open } of storages)
    try {
      const accessToken = open().getItem(tokenKey);
      if (accessToken) return { accessToken, details: parseDetails(open().getItem(detailsKey)), place };
    } catch {
      // this storage is forbidden
    }
  return null;
}

/** Stores a session for other tabs and the next visit, or for this tab if local storage is full or forbidden. */
export function writeSession({ accessToken, expiresAt, viewer }: ActiveSession): SessionPlace {
  for (const { place, open } of storages)
    try {
      // written last, because other tabs react to the token and then read both
      open().setItem(detailsKey, JSON.stringify({ expiresAt, viewer }));
      open().setItem(tokenKey, accessToken);
      return place;
    } catch {
      clearSession();
    }
  return "nowhere";
}

/** Removes the stored session. */
export function clearSession(): void {
  for (const { open } of storages)
    try {
      open().removeItem(tokenKey);
      open().removeItem(detailsKey);
    } catch {
      // storage is forbidden: nothing was stored
    }
}

/** Whether a storage event changes the session; a null key means that the whole storage was cleared. */
export function concernsSession(event: StorageEvent): boolean {
  return event.key === null || event.key === tokenKey || event.key === detailsKey;
}

function parseDetails(text: string | null): StoredSession["details"] {
  if (!text) return undefined;
  try {
    const known: unknown = JSON.parse(text);
    return isDetails(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

function isDetails(value: unknown): value is NonNullable<StoredSession["details"]> {
  const { expiresAt, viewer } = (value ?? {}) as { expiresAt?: unknown; viewer?: Partial<Viewer> };
  return (
    Number.isFinite(expiresAt) &&
    typeof viewer?.id === "string" &&
    typeof viewer.email === "string" &&
    ["ADMIN", "STAFF", "CUSTOMER"].includes(viewer.role as Role)
  );
}
