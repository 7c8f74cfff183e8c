import { setTimeout as wait } from "node:timers/promises";
import { orderBounds } from "@shop/shared/order";
import { text as textSchema } from "@shop/shared/schemas/fields";
import { z } from "zod";
import { contentHash } from "../../content-hash";
import type { RequestContext } from "../../context/context";
import { boolean, columns, nullable, text } from "../../data/columns";
import { command, execute, rows, select } from "../../data/rows";
import { DomainError, KeyReused } from "../../errors";
import { parseInput } from "../../validation";
import type { KeyState } from "./idempotency-key.entity";
import { KeyInUse, ResultUnknown, SecretShownOnce } from "./idempotency.error";

/** How long a key is stored. */
const HOURS = 24;

/** Longer answers, in characters, aren't stored: a repeated request is refused. */
const MAX_ANSWER = 64 * 1024;

/** After this time, a running request counts as lost with its process. */
const MAX_SECONDS = 60;

/** How long a repeated request waits for the first one, and how often it checks, in ms. */
const WAIT_MS = 10_000;
const POLL_MS = 100;

/** The first status of a server error: the change may have been made. */
const FAULT = 500;

/** The effect of a request, as shown by its answer: the request was refused, or executed with one of these results. */
export type Judgement = "refused" | Exclude<KeyState, "running">;

/** A change made once for each key. */
export interface Change<Answer> {
  /** The request's content as JSON. A key can't be reused with other content. */
  content: unknown;
  run: () => Promise<Answer>;
  /** Judges an answer; an error thrown by `run` is a refusal, or a server error. */
  judge: (answer: Answer) => Judgement;
}

const keyHeader = z.object({ "Idempotency-Key": textSchema(orderBounds.idempotencyKey) });

/** The request's `Idempotency-Key`; undefined without one. Throws BadUserInput if its length or characters are invalid. */
export function readIdempotencyKey({ idempotencyKey }: RequestContext): string | undefined {
  if (idempotencyKey === null) return undefined;
  return parseInput(keyHeader, { "Idempotency-Key": idempotencyKey })["Idempotency-Key"];
}

/**
 * Makes a change once for each account and `Idempotency-Key` of a day, and returns the first answer to a repeated request. Refusals
 * aren't stored, so that a repeated request is judged anew. A concurrent repeat waits. Throws KeyReused for other content, KeyInUse if
 * the first request takes too long, and SecretShownOnce or ResultUnknown if the first request was executed and has no answer to return.
 * Without a key or an account the change is always made.
 */
export async function answerOnce<Answer>(ctx: RequestContext, change: Change<Answer>): Promise<Answer> {
  const key = readIdempotencyKey(ctx);
  if (key === undefined || ctx.isVisitor) return change.run();
  const viewer = ctx.program ? null : await ctx.authenticate();
  const accountId = ctx.program?.id ?? viewer?.id;
  if (accountId === undefined) return change.run();
  await ctx.limits.consume("idempotency");
  // a user without their former role must not get an answer that requires it
  const claim = [accountId, key, contentHash([viewer?.role ?? "program", change.content])];
  return (await claimOrRead<Answer>(ctx, claim)) ?? makeChange(ctx, change, claim);
}

const claimKey = command(
  `insert into idempotency_keys as known (account_id, key, content_hash) values ($1, $2, $3)
    on conflict (account_id, key) do update set content_hash = $3, started_at = now(), state = 'running', answer = null
      where known.started_at < now() - interval '${HOURS} hours'`,
);
const knownColumns = columns({
  isSame: boolean("content_hash = $3"),
  state: text<KeyState>("state"),
  isLost: boolean(`started_at < now() - interval '${MAX_SECONDS} seconds'`),
  answer: nullable(text("answer")),
});
const findKnown = select(knownColumns, "from idempotency_keys where account_id = $1 and key = $2");

/** The stored answer; undefined if this request has claimed the key. */
async function claimOrRead<Answer>({ db }: RequestContext, claim: string[]): Promise<Answer | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    if ((await execute(db, claimKey, claim)) > 0) return undefined;
    const [known] = await rows(db, findKnown, claim);
    if (known) {
      if (!known.isSame) throw new KeyReused("Idempotency-Key", "request");
      if (known.answer !== null) return JSON.parse(known.answer) as Answer;
      if (known.state === "secret") throw new SecretShownOnce();
      if (known.state !== "running" || known.isLost) throw new ResultUnknown();
      if (waited >= WAIT_MS) throw new KeyInUse();
    }
    await wait(POLL_MS);
  }
}

const finish = command(
  "update idempotency_keys set state = $3, answer = $4 where account_id = $1 and key = $2",
);
const release = command("delete from idempotency_keys where account_id = $1 and key = $2");

async function makeChange<Answer>(
  ctx: RequestContext,
  { run, judge }: Change<Answer>,
  [accountId, key]: string[],
): Promise<Answer> {
  const end = async (judgement: Judgement, answer?: Answer) => {
    const written = judgement === "answered" ? JSON.stringify(answer) : null;
    const state = written !== null && written.length > MAX_ANSWER ? "unknown" : judgement;
    const stored = state === "answered" ? written : null;
    const ended =
      judgement === "refused"
        ? execute(ctx.db, release, [accountId, key])
        : execute(ctx.db, finish, [accountId, key, state, stored]);
    // the change was made, so its answer is returned anyway; a repeated request finds that the answer is lost
    await ended.catch(() => undefined);
  };
  let answer;
  try {
    answer = await run();
  } catch (error) {
    await end(error instanceof DomainError && error.status < FAULT ? "refused" : "unknown");
    throw error;
  }
  await end(judge(answer), answer);
  return answer;
}

const removeOld = command(
  `delete from idempotency_keys where (account_id, key) in (
    select account_id, key from idempotency_keys where started_at < now() - interval '${HOURS} hours'
      order by started_at limit 20000
  )`,
);

/** Deletes expired keys with their answers. */
export async function removeOldKeys({ db }: RequestContext): Promise<void> {
  await execute(db, removeOld);
}
