import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import type { CallerLimits } from "../context/caller-limits";
import { RateLimited, type Quota } from "../errors";
import { rateLimited } from "../observability/signals";
import { LimiterOfOwners } from "../limiter";
import { addressKey } from "./client-address";
import { expensiveWork, rules, type LimitName, type Rule } from "../context/limit-rules";

/** The subject of a limit. */
interface Caller {
  address: string;
  /** The account's id; null for a visitor. */
  account: () => string | null;
}

/** The dependencies of the limits. */
interface RateLimitSettings {
  /** The database in which several processes count shared rules; without it each process counts separately. */
  database?: DataSource | undefined;
  /** Replaces the points of rules, for tests. */
  points?: Partial<Record<LimitName, number>>;
}

/** Counts the points of each caller (ADR-0014). */
export class RateLimits {
  private readonly limiters: ReadonlyMap<LimitName, RateLimiterAbstract>;
  private readonly expensive = new LimiterOfOwners("expensive", expensiveWork);

  constructor({ database, points = {} }: RateLimitSettings = {}) {
    const names = Object.keys(rules) as LimitName[];
    const limiterOf = (name: LimitName) => {
      const rule: Rule = { ...rules[name], points: points[name] ?? rules[name].points };
      return createLimiter(name, rule, rule.shared && database);
    };
    this.limiters = new Map(names.map((name) => [name, limiterOf(name)]));
  }

  /** The limits of one caller. */
  of(caller: Caller): CallerLimits {
    return {
      consume: (rule, points) => this.consume(rule, caller, points),
      enqueue: (work, key) => this.expensive.run(caller.account() ?? addressKey(caller.address), work, key),
    };
  }

  private async consume(name: LimitName, { address, account }: Caller, points = 1): Promise<Quota> {
    const limiter = this.limiters.get(name) as RateLimiterAbstract;
    const id = rules[name].by === "caller" ? account() : null;
    const quotaOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Quota => ({
      ...{ limit: name, points: limiter.points, seconds: rules[name].seconds },
      ...{ remaining: remainingPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) },
    });
    try {
      // a call that costs more than the limit is allowed once per period
      return quotaOf(await limiter.consume(id ?? addressKey(address), Math.min(points, limiter.points)));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      rateLimited.publish({ rule: name });
      const quota = quotaOf(refused);
      throw new RateLimited(quota.resetSeconds, undefined, quota);
    }
  }
}

/** Counts in memory, or in a table; while the database is unavailable each process counts separately. */
function createLimiter(keyPrefix: string, { points, seconds }: Rule, database?: DataSource) {
  const options = { keyPrefix, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!database) return memory;
  return new RateLimiterPostgres({
    ...options,
    storeClient: database,
    storeType: "typeorm",
    tableName: "rate_limits",
    tableCreated: true,
    insuranceLimiter: memory,
    inMemoryBlockOnConsumed: points, // a caller over the limit causes no statement
  });
}
