import { nameOf, type ServerState } from "./server-state";

/** What a process knows of its shop's servers. */
export interface KnownServers {
  system: string;
  /** The highest timeline that a server had. */
  timeline: number;
  /** The server that it writes to, if it still runs. */
  startedAt: string;
}

/** A server that accepts writes and must not get them. */
export interface RefusedServer {
  url: string;
  reason: string;
}

/** Which server is the primary; without one, nothing may be written. */
export interface Choice {
  primary: ServerState | undefined;
  refused: RefusedServer[];
}

/**
 * Chooses the server that accepts writes on the highest timeline (ADR-0040). One of a lower timeline is an old primary that has
 * come back after another server was promoted. Of two on the same timeline the one is chosen that this process writes to already;
 * otherwise neither, because nobody can tell which is the right one. Throws if nothing is known yet and the servers belong to different clusters.
 */
export function choosePrimary(states: ServerState[], known: KnownServers | undefined): Choice {
  const system = known?.system ?? onlySystemOf(states);
  const highest = Math.max(
    known?.timeline ?? 0,
    ...states.filter((state) => state.system === system).map(({ timeline }) => timeline),
  );
  const writable = states.filter((state) => state.writable);
  const candidates = writable.filter((state) => state.system === system && state.timeline === highest);
  const isOneServer = new Set(candidates.map(({ startedAt }) => startedAt)).size === 1;
  const primary = isOneServer
    ? candidates[0]
    : candidates.find(({ startedAt }) => startedAt === known?.startedAt);
  const isSame = ({ startedAt }: ServerState) => startedAt === primary?.startedAt;
  const refused = writable
    .filter((state) => !isSame(state))
    .map((state) => ({ url: state.url, reason: reasonAgainst(state, system, highest) }));
  return { primary, refused };
}

function onlySystemOf(states: ServerState[]): string | undefined {
  const [first, other] = new Map(states.map((state) => [state.system, state.url])).values();
  if (first === undefined || other === undefined) return states[0]?.system;
  throw new Error(`${nameOf(first)} and ${nameOf(other)} are no replicas of each other, but two databases`);
}

function reasonAgainst(state: ServerState, system: string | undefined, highest: number): string {
  if (state.system !== system) return "it belongs to another database";
  if (state.timeline < highest)
    return `it is an old primary: it accepts writes on timeline ${state.timeline}, and timeline ${highest} has begun`;
  return `two servers accept writes on timeline ${highest}`;
}
