import { cpuSeconds } from "../figures/cpu-time";
import { median, percentile } from "../figures/percentile";
import { checkAnswers } from "./check-answers";
import type { Contender, Rows, Work } from "./work";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const WARM_UP_SECONDS = Math.min(2, SECONDS);
const works: Work[] = ["list of 24 products", "product by id", "my orders", "an order", "home page"];

/** One round of one contender. CPU time in ms for each answer. */
interface Round {
  perSecond: number;
  p99: number;
  ownCpu: number;
  postgresCpu: number;
}

/** Lets the contenders do each work in alternating rounds, and prints a table. Their answers are checked before. */
export async function compare(
  contenders: Contender[],
  rows: Rows,
  postgres: number | undefined,
): Promise<void> {
  const takesPart = ({ works: own }: Contender, work: Work) => own?.includes(work) ?? true;
  for (const contender of contenders)
    await checkAnswers(
      contender,
      works.filter((work) => takesPart(contender, work)),
      rows,
    );
  console.log(`| work | server | per second | : baseline | p99 ms | CPU ms | PostgreSQL's CPU ms |`);
  console.log(`| --- | --- | ---: | ---: | ---: | ---: | ---: |`);
  for (const work of works) {
    const asked = contenders.filter((contender) => takesPart(contender, work));
    print(work, await alternate(work, asked, postgres));
  }
}

async function alternate(
  work: Work,
  contenders: Contender[],
  postgres: number | undefined,
): Promise<Map<string, Round[]>> {
  const rounds = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await measureRound(work, contender, postgres, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++)
    for (const contender of contenders)
      rounds.get(contender.name)?.push(await measureRound(work, contender, postgres));
  return rounds;
}

async function measureRound(
  work: Work,
  contender: Contender,
  postgres: number | undefined,
  seconds = SECONDS,
): Promise<Round> {
  const own = () => contender.pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? NaN), 0);
  const ofPostgres = () => (postgres && cpuSeconds(postgres)) ?? NaN;
  const before = { own: own(), postgres: ofPostgres() };
  const since = performance.now();
  const { answers, latencies } = await contender.load(work, seconds);
  const elapsed = performance.now() - since; // with the last answers, which may take longer than a round
  const cpu = { own: own() - before.own, postgres: ofPostgres() - before.postgres };
  await contender.rest?.();
  return {
    perSecond: (answers * 1_000) / elapsed,
    p99: percentile(latencies, 0.99),
    ownCpu: (cpu.own * 1_000) / answers,
    postgresCpu: (cpu.postgres * 1_000) / answers,
  };
}

function print(work: Work, rounds: Map<string, Round[]>): void {
  const middle = (name: string, figure: keyof Round) =>
    median((rounds.get(name) ?? []).map((round) => round[figure]));
  for (const name of rounds.keys()) {
    const perSecond = middle(name, "perSecond");
    const ratio = perSecond / middle("baseline", "perSecond");
    const cells = [work, name, perSecond.toPrecision(3), ratio.toFixed(3), Math.round(middle(name, "p99"))];
    const cpu = [middle(name, "ownCpu").toPrecision(2), middle(name, "postgresCpu").toPrecision(2)];
    console.log(`| ${[...cells, ...cpu].join(" | ")} |`);
  }
}
