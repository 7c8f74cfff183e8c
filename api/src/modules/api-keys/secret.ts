import { createHash, randomInt } from "node:crypto";
import { API_KEY_PREFIX } from "../../context/program";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The number of letters, of 62 possible each: 256 bits. */
const LENGTH = 43;

const SECRET = new RegExp(`^${API_KEY_PREFIX}[A-Za-z0-9]{${LENGTH}}$`);

/** The number of visible random letters of a secret: 24 bits distinguish keys, and 232 bits are left to guess. */
const SHOWN = 4;

/** A new secret. */
export const createSecret = (): string =>
  API_KEY_PREFIX + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** Whether a text has the format of a secret. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** The visible beginning of a secret. */
export const prefixOf = (secret: string): string => secret.slice(0, API_KEY_PREFIX.length + SHOWN);

/** The stored hash of a secret. Nobody can guess 256 random bits, so a slow hash would give no more protection. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
