import { constants, getPriority, setPriority } from "node:os";
import { openConnections, type Connection } from "./connection";
import { faultOf, Faults } from "./faults";
import type { Load } from "./closed-loop";

/** The result of an open loop. */
export interface OpenLoop {
  /** Times from when a request was due to its answer, in ms. */
  latencies: number[];
  /** How late the generator itself sent the requests for which a connection was free, in ms: part of their latency. */
  delays: number[];
}

const CONNECTIONS = 256;

/**
 * Sends requests at a constant rate, whether or not earlier ones are answered, and waits for the last answers. Requests are due
 * at whole milliseconds. A latency counts from when the request was due, so that a server that stalls answers for all that was due
 * meanwhile (no coordinated omission). Where all 256 connections wait, requests queue for the next free one. Throws if one failed.
 * The generator comes before the servers on the processor, where the system allows it.
 */
export async function runOpenLoop(load: Load, perSecond: number, seconds: number): Promise<OpenLoop> {
  const before = getPriority();
  preferThisProcess();
  try {
    return await sendAtRate(load, perSecond, seconds);
  } finally {
    setPriority(before);
  }
}

/** Only root may; who may not sees in `delays` whether the generator was late. */
function preferThisProcess(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST);
  } catch {
    // EACCES: not root
  }
}

async function sendAtRate(load: Load, perSecond: number, seconds: number): Promise<OpenLoop> {
  const free = await openConnections(load.origin, CONNECTIONS);
  const all = [...free];
  const faults = new Faults();
  const latencies: number[] = [];
  const delays: number[] = [];
  const total = Math.max(1, Math.floor(perSecond * seconds));
  const since = performance.now();
  const dueAt = (n: number) => since + Math.ceil((n * 1_000) / perSecond);
  let sent = 0;
  let waitsForServer = false;

  const send = (connection: Connection) => {
    const due = dueAt(sent++);
    const request = load.request();
    if (!waitsForServer) delays.push(performance.now() - due);
    connection.send(request, (answer) => {
      latencies.push(performance.now() - due);
      faults.note(faultOf(answer, request, load.length));
      if (answer) load.note?.(answer);
      free.push(connection);
      sendDue();
    });
  };
  const sendDue = () => {
    const isDue = () => sent < total && dueAt(sent) <= performance.now();
    while (isDue() && free.length > 0) send(free.pop() as Connection);
    waitsForServer = isDue() && free.length === 0;
  };
  while (latencies.length < total) {
    sendDue();
    await new Promise((wake) => setTimeout(wake, 1));
  }
  for (const connection of all) connection.close();
  faults.check();
  return { latencies, delays };
}
