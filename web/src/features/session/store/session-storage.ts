/** Who is signed in, as the shop knows them. */
export interface Viewer {
  id: string;
  email: string;
  name: string | null;
  role: "CUSTOMER" | "ADMIN";
}

/** A sign-in: the shop's access token, whose it is, and when it ends (milliseconds of this device's clock). */
export interface ActiveSession {
  accessToken: string;
  expiresAt: number;
  viewer: Viewer;
}

/** What local storage holds: a token, and what is known about it unless somebody else put it there. */
export interface StoredSession {
  accessToken: string;
  details?: Omit<ActiveSession, "accessToken">;
}

/** Spelled as the specification spells it (spec §3). */
const tokenKey = "accesToken";
const detailsKey = "shopSession";

/** What is stored, or null; also where storage is forbidden or its content makes no sense. */
export function readSession(): StoredSession | null {
  try {
    const accessToken = localStorage.getItem(tokenKey);
    return accessToken ? { accessToken, details: parseDetails(localStorage.getItem(detailsKey)) } : null;
  } catch {
    return null;
  }
}

/** Stores a sign-in for the other tabs and the next visit; false where storage is full or forbidden. */
export function writeSession({ accessToken, expiresAt, viewer }: ActiveSession): boolean {
  try {
    // The token comes last: other tabs listen for it, and then read both.
    localStorage.setItem(detailsKey, JSON.stringify({ expiresAt, viewer }));
    localStorage.setItem(tokenKey, accessToken);
    return true;
  } catch {
    clearSession();
    return false;
  }
}

/** Leaves nothing of a sign-in behind. */
export function clearSession(): void {
  try {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(detailsKey);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Whether a storage event is about the session (a null key means that everything was cleared). */
export function concernsSession(event: StorageEvent): boolean {
  return event.key === null || event.key === tokenKey;
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
    (viewer.role === "ADMIN" || viewer.role === "CUSTOMER")
  );
}
