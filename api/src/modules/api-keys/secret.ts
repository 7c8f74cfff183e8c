import { createHash, randomInt } from "node:crypto";
import { API_KEY_PREFIX } from "../../context/program";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Of 62 letters each: 256 bits. */
const LENGTH = 43;

const SECRET = new RegExp(`^${API_KEY_PREFIX}[A-Za-z0-9]{${LENGTH}}$`);

/** How many random letters of a secret are shown: 24 bits, which distinguish keys and leave 232 to guess. */
const SHOWN = 4;

/** A new secret. */
export const createSecret = (): string =>
  API_KEY_PREFIX + Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** Whether a text can be a secret. */
export const isSecret = (text: string): boolean => SECRET.test(text);

/** How a secret begins. */
export const prefixOf = (secret: string): string => secret.slice(0, API_KEY_PREFIX.length + SHOWN);

/** What is stored of a secret. Nobody can guess 256 random bits, so a slow hash would protect nothing that this one doesn't. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();
