import type { Scope } from "./scope";

/** What each API key begins with, so that people and scanners recognise one. */
export const API_KEY_PREFIX = "msk_";

/** A program that sends the request with a valid API key (ADR-0006). It is no user: `viewer` stays null. */
export interface Program {
  /** The key's id. */
  id: string;
  /** The key's name. */
  name: string;
  scopes: readonly Scope[];
  /** Who created the key. */
  creatorId: string | null;
}
