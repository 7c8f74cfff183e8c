import { waitUntil } from "../../../embedded/processes";
import type { DatabaseClient } from "../support/database-client";
import { ShopProcess, type ShopProcessSettings } from "../support/shop-process";

/** The place of a process, which a new process takes after a kill. */
interface Place {
  process: ShopProcess;
  /** The application name of its database connections. */
  name: string;
  runs: boolean;
}

const TIMEOUT_MS = 60_000;

/** Two processes of a shop on one database. A killed process restarts while the other one continues. */
export class TwoProcesses {
  private turn = 0;
  /** The remaining answers until the next kill; the process that gives the last one is killed. */
  private answersLeft = Infinity;
  private ended: Promise<unknown> = Promise.resolve();
  private failure: Error | undefined;

  private constructor(
    private readonly db: DatabaseClient,
    private readonly places: Place[],
  ) {}

  static async start(db: DatabaseClient, settings: ShopProcessSettings): Promise<TwoProcesses> {
    const start = async (name: string) => {
      const databaseUrl = `${settings.databaseUrl}?application_name=${name}`;
      return { process: await ShopProcess.start({ ...settings, databaseUrl }), name, runs: true };
    };
    return new TwoProcesses(db, await Promise.all([start("shop-1"), start("shop-2")]));
  }

  /** Asks a running process, round robin; undefined if it was killed before it answered. */
  async ask<Answer>(send: (url: string) => Promise<Answer>): Promise<Answer | undefined> {
    const place = this.next();
    const asked = place.process;
    try {
      const answer = await send(asked.url);
      if (place.runs && place.process === asked) this.countAnswer(place);
      return answer;
    } catch (error) {
      if (place.runs && place.process === asked) throw error;
      return undefined;
    }
  }

  /** Kills a process in the middle of its work, after this many more answers. Never kills the only running process. */
  killAfter(answers: number): void {
    if (this.places.every(({ runs }) => runs)) this.answersLeft = answers;
  }

  /** Resolves when a killed process has no more activity in the database. */
  async settle(): Promise<void> {
    await this.ended;
    if (this.failure) throw this.failure;
  }

  private next(): Place {
    this.turn += 1;
    const running = this.places.filter(({ runs }) => runs);
    return running[this.turn % running.length] as Place;
  }

  private countAnswer(place: Place): void {
    this.answersLeft -= 1;
    if (this.answersLeft > 0) return;
    this.answersLeft = Infinity;
    place.runs = false;
    this.ended = this.kill(place);
  }

  private async kill(place: Place): Promise<void> {
    await place.process.kill();
    const isOver = async () =>
      (await this.db.sql("select from pg_stat_activity where application_name = $1", [place.name])).length ===
      0;
    if (!(await waitUntil(isOver, TIMEOUT_MS))) throw new Error(`${place.name} is still in the database`);
    void place.process.startAgain().then(
      (process) => Object.assign(place, { process, runs: true }),
      (error: Error) => (this.failure = error),
    );
  }
}
