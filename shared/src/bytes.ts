/** One megabyte in bytes. */
export const MEGABYTE = 1024 * 1024;

/** Converts bytes to megabytes. */
export const megabytes = (bytes: number) => bytes / MEGABYTE;
