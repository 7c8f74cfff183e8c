import { getPriority, setPriority } from "node:os";
import { preferProcess } from "../cores";
import { openConnections, type Connection } from "./connection";
import { faultOf, Faults } from "./faults";
import type { Load } from "./closed-loop";
import { encodeRequest, type LoadRequest } from "./request";

/** The result of an open loop. */
export interface OpenLoop {
  /** Times from when a request was due to its answer, in ms. */
  latencies: number[];
  /** How late the generator itself sent the requests for which a connection was free, in ms: part of their latency. */
  delays: number[];
}

const CONNECTIONS = 256;

/** How an open loop is sent. */
interface OpenLoopOptions {
  /** For how many seconds requests are sent before those that count: opening the connections takes a server some time. */
  opening?: number;
  /** Whether the generator has a core of its own: it then sends each request when it is due, instead of at the next millisecond. */
  hasOwnCore?: boolean;
}

/**
 * Sends requests at a constant rate, whether or not earlier ones are answered, and waits for the last answers. A latency counts from
 * when the request was due, so that a server that stalls answers for all that was due meanwhile (no coordinated omission). Where all
 * 256 connections wait, requests queue for the next free one. Throws if one failed. The generator comes before the servers on the
 * processor, where the system allows it.
 */
export async function runOpenLoop(
  load: Load,
  perSecond: number,
  seconds: number,
  options: OpenLoopOptions = {},
): Promise<OpenLoop> {
  const before = getPriority(process.pid);
  preferProcess(process.pid);
  try {
    return await sendAtRate(load, perSecond, seconds, options);
  } finally {
    setPriority(before);
  }
}

const afterMillisecond = (work: () => void) => void setTimeout(work, 1);

async function sendAtRate(
  load: Load,
  perSecond: number,
  seconds: number,
  { opening = 0, hasOwnCore = false }: OpenLoopOptions,
): Promise<OpenLoop> {
  const free = await openConnections(load.origin, CONNECTIONS);
  const all = [...free];
  const faults = new Faults();
  const latencies: number[] = [];
  const delays: number[] = [];
  const first = Math.floor(perSecond * opening);
  const total = first + Math.max(1, Math.floor(perSecond * seconds));
  const requests = Array.from({ length: total }, load.request);
  for (const request of requests) encodeRequest(request); // before: less garbage while it sends
  const later = hasOwnCore ? setImmediate : afterMillisecond;
  const since = performance.now();
  const dueAt = (n: number) => since + (n * 1_000) / perSecond;
  let sent = 0;
  let answered = 0;
  let waitsForServer = false;

  const send = (connection: Connection) => {
    const counts = sent >= first;
    const request = requests[sent] as LoadRequest;
    const due = dueAt(sent++);
    if (counts && !waitsForServer) delays.push(performance.now() - due);
    connection.send(request, (answer) => {
      if (counts) latencies.push(performance.now() - due);
      answered += 1;
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
  await new Promise<void>((done) => {
    const next = () => {
      sendDue();
      if (answered < total) later(next);
      else done();
    };
    next();
  });
  for (const connection of all) connection.close();
  faults.check();
  return { latencies, delays };
}
