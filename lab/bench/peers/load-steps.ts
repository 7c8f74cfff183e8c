import { textOf } from "../generator/answer";
import type { ClosedLoop } from "../generator/closed-loop";
import { type Connection, exchange, openConnections } from "../generator/connection";
import { faultOf } from "../generator/faults";
import type { LoadRequest } from "../generator/request";

const CONNECTIONS = 32;

/** Sends the requests one after another; the last answer's text. Throws if one fails. */
export async function takeSteps(origin: string, steps: LoadRequest[]): Promise<string> {
  let text = "";
  for (const step of steps) {
    const answer = await exchange(origin, step);
    const fault = faultOf(answer, step, undefined);
    if (fault) throw new Error(`${step.path} ${step.body ?? ""}: ${fault}`);
    text = textOf(answer);
  }
  return text;
}

/** As `runClosedLoop`, for work of several requests, one after another on the same connection. It is counted and timed as a whole. */
export async function loadSteps(
  origin: string,
  seconds: number,
  next: () => LoadRequest[],
): Promise<ClosedLoop> {
  const connections = await openConnections(origin, CONNECTIONS);
  const latencies: number[] = [];
  let inTime = 0;
  const until = performance.now() + seconds * 1_000;
  const keepSending = async (connection: Connection): Promise<void> => {
    for (let since = performance.now(); since < until;) {
      for (const step of next()) await send(connection, step);
      const now = performance.now();
      latencies.push(now - since);
      if (now < until) inTime += 1;
      since = now;
    }
  };
  try {
    await Promise.all(connections.map(keepSending));
  } finally {
    for (const connection of connections) connection.close();
  }
  return { requestsPerSecond: inTime / seconds, answers: latencies.length, latencies };
}

function send(connection: Connection, request: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) =>
    connection.send(request, (answer) => {
      const fault = faultOf(answer, request, undefined);
      if (fault) reject(new Error(`${request.body ?? request.path}: ${fault}`));
      else resolve();
    }),
  );
}
