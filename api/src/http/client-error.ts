import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { problemBody } from "./problem";

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers on the socket if a request couldn't be parsed: invalid HTTP, or headers too long or never complete. */
export function createClientErrorHandler(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code !== "ECONNRESET" && socket.writable)
      socket.write(answerTo(statuses[error.code ?? ""] ?? 400, headers));
    socket.destroy(error);
  };
}

function answerTo(status: number, headers: Record<string, string>): string {
  const detail = "The request can't be read.";
  const body = JSON.stringify(problemBody({ status, detail }));
  const sent = {
    ...headers,
    connection: "close",
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
