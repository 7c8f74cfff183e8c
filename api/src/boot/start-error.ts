import { InvalidEnvironment } from "./env";

/** The fields of a failed system call. */
type SystemError = Partial<NodeJS.ErrnoException & { port: number }>;

/**
 * The log entry of a failed start: one line for an expected error, the stack for an unexpected one. `command` is the failed
 * command.
 */
export function startError(error: unknown, command: string): unknown {
  const { code, syscall, port, message = "" } = error as SystemError;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Choose another one: PORT=4001 ${command}`;
  if (code === "EACCES" && syscall === "listen")
    return `This user may not listen on port ${port}. Choose one above 1023: PORT=4001 ${command}`;
  if (code === "ENOSPC" || message.includes("No space left on device"))
    return `The disk is full. Make room, or use a folder on another disk: DATA_DIR=… ${command}`;
  // the shop's own errors say how to fix them; any other error is a bug, and its stack matters
  const expected =
    error instanceof InvalidEnvironment || (error instanceof Error && error.constructor === Error);
  return expected ? message : error;
}
