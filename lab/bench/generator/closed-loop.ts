import type { Answer } from "./answer";
import { openConnections, type Connection } from "./connection";
import { faultOf, Faults } from "./faults";
import type { LoadRequest } from "./request";

/** What is sent, and to whom. */
export interface Load {
  origin: string;
  /** The next request. */
  request: () => LoadRequest;
  /** The length of every right answer's body, if they are all alike. */
  length?: number | undefined;
  /** Called with each answer. */
  note?: (answer: Answer) => void;
}

/** The result of a closed loop. */
export interface ClosedLoop {
  requestsPerSecond: number;
  /** All answers, including those to the last requests, which arrived after the time was up. */
  answers: number;
  /** Times from the request to its answer, in ms. */
  latencies: number[];
}

const CONNECTIONS = 32;

/**
 * Sends requests for the given number of seconds over 32 connections or as many as asked for, each with one request at a time, and
 * waits for the last answers. Throws if a request failed.
 */
export async function runClosedLoop(load: Load, seconds: number, count = CONNECTIONS): Promise<ClosedLoop> {
  const connections = await openConnections(load.origin, count);
  const faults = new Faults();
  const latencies: number[] = [];
  let inTime = 0;
  const since = performance.now();
  const until = since + seconds * 1_000;
  const keepSending = (connection: Connection) =>
    new Promise<void>((done) => {
      const send = () => {
        const request = load.request();
        const sentAt = performance.now();
        connection.send(request, (answer) => {
          const now = performance.now();
          latencies.push(now - sentAt);
          if (now < until) inTime += 1;
          faults.note(faultOf(answer, request, load.length));
          if (answer) load.note?.(answer);
          if (now < until && answer) send();
          else done();
        });
      };
      send();
    });
  await Promise.all(connections.map(keepSending));
  for (const connection of connections) connection.close();
  faults.check();
  return { requestsPerSecond: inTime / seconds, answers: latencies.length, latencies };
}
