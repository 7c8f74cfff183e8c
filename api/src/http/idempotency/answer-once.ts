import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { orderBounds } from "@shop/shared/order";
import { text as textSchema } from "@shop/shared/schemas/fields";
import { z } from "zod";
import type { RequestContext } from "../../context/context";
import { boolean, columns, nullable, text } from "../../data/columns";
import { command, execute, rows, statement } from "../../data/rows";
import { BadUserInput, DomainError, KeyReused } from "../../errors";
import { parseInput } from "../../validation";
import type { KeyState } from "./idempotency-key.entity";
import { KeyInUse, ResultUnknown, SecretShownOnce } from "./idempotency.error";

/** How long a key is known. */
const HOURS = 24;

/** A longer answer, in characters, is not stored: its repeat is refused. */
const MAX_ANSWER = 64 * 1024;

/** A request that has run for longer has lost its process. */
const MAX_SECONDS = 60;

/** How long a repeat waits for the first request, and how often it looks, in ms. */
const WAIT_MS = 10_000;
const LOOK_MS = 100;

/** Values are hashed to this depth; no input of the shop has as many levels. */
const MAX_DEPTH = 32;

/** The first status that is a fault of the shop: whether something was changed is not known. */
const FAULT = 500;

/** What an answer says of its request: nothing was done, or it was. */
export type Judgement = "refused" | Exclude<KeyState, "running">;

/** A change that is made once for each key. */
export interface Change<Answer> {
  /** What is wanted, as JSON has it. The same key with other content is refused. */
  content: unknown;
  run: () => Promise<Answer>;
  /** Of an answer; what `run` throws is a refusal, or a fault. */
  judge: (answer: Answer) => Judgement;
}

const keyHeader = z.object({ "Idempotency-Key": textSchema(orderBounds.idempotencyKey) });

/** The request's `Idempotency-Key`; undefined without one. Throws BadUserInput for one out of bounds. */
export function readIdempotencyKey({ idempotencyKey }: RequestContext): string | undefined {
  if (idempotencyKey === null) return undefined;
  return parseInput(keyHeader, { "Idempotency-Key": idempotencyKey })["Idempotency-Key"];
}

/**
 * Makes a change once for each account and `Idempotency-Key` of a day, and gives a repeat the first answer. A refusal is not remembered,
 * so that its repeat is judged anew. A repeat that comes meanwhile waits. Throws KeyReused for other content, KeyInUse where the first
 * takes long, SecretShownOnce and ResultUnknown where it was done and has no answer to give. Without a key or an account it is just made.
 */
export async function answerOnce<Answer>(ctx: RequestContext, change: Change<Answer>): Promise<Answer> {
  const key = readIdempotencyKey(ctx);
  if (key === undefined || ctx.isVisitor) return change.run();
  const viewer = ctx.program ? null : await ctx.authenticate();
  const accountId = ctx.program?.id ?? viewer?.id;
  if (accountId === undefined) return change.run();
  await ctx.limits.consume("idempotency");
  // who has lost a role since gets no answer that needs it
  const claim = [accountId, key, hashOf([viewer?.role ?? "program", change.content])];
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
const findKnown = statement(
  knownColumns,
  `select ${knownColumns.sql} from idempotency_keys where account_id = $1 and key = $2`,
);

/** The first answer; undefined for who comes first, and now has the key. */
async function claimOrRead<Answer>({ db }: RequestContext, claim: string[]): Promise<Answer | undefined> {
  for (let waited = 0; ; waited += LOOK_MS) {
    if ((await execute(db, claimKey, claim)) > 0) return undefined;
    const [known] = await rows(db, findKnown, claim);
    if (known) {
      if (!known.isSame) throw new KeyReused("Idempotency-Key", "request");
      if (known.answer !== null) return JSON.parse(known.answer) as Answer;
      if (known.state === "secret") throw new SecretShownOnce();
      if (known.state !== "running" || known.isLost) throw new ResultUnknown();
      if (waited >= WAIT_MS) throw new KeyInUse();
    }
    await wait(LOOK_MS);
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
    // the change is made, and answered all the same: a repeat then finds that the answer is lost
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

const hashOf = (content: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(content, MAX_DEPTH)))
    .digest("hex");

/** The value with the fields of its objects in one order. Throws BadUserInput for one that is deeper than any input. */
function sorted(value: unknown, levels: number): unknown {
  if (value === null || typeof value !== "object") return value;
  if (levels === 0) throw new BadUserInput([{ field: "variables", message: "are nested too deep" }]);
  if (Array.isArray(value)) return value.map((inner) => sorted(inner, levels - 1));
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner, levels - 1)]);
}

const removeOld = command(
  `delete from idempotency_keys where (account_id, key) in (
    select account_id, key from idempotency_keys where started_at < now() - interval '${HOURS} hours'
      order by started_at limit 20000
  )`,
);

/** Deletes the keys that are known no longer, with their answers. */
export async function removeOldKeys({ db }: RequestContext): Promise<void> {
  await execute(db, removeOld);
}
