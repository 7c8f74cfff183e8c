import { randomBytes } from "node:crypto";

/** The format of {@link newMailToken}: 24 random bytes. */
const TOKEN = /^[\w-]{32}$/;

/** A token for the links in a person's mails, which work without signing in. */
export const newMailToken = (): string => randomBytes(24).toString("base64url");

/** Whether a text has the format of a token; other texts never reach the database. */
export const isMailToken = (token: string): boolean => TOKEN.test(token);
