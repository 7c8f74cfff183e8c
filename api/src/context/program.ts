import type { Scope } from "./scope";

/** The prefix of API keys, by which people and scanners recognize them. */
export const API_KEY_PREFIX = "msk_";

/** A program that sends the request with a valid API key (ADR-0006). It isn't a user: `viewer` stays null. */
export interface Program {
  /** The key's id. */
  id: string;
  /** The key's name. */
  name: string;
  scopes: readonly Scope[];
  /** The user who created the key. */
  creatorId: string | null;
}
