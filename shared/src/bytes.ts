/** The bytes of one megabyte. */
export const MEGABYTE = 1024 * 1024;

/** How many megabytes these bytes are. */
export const megabytes = (bytes: number) => bytes / MEGABYTE;
