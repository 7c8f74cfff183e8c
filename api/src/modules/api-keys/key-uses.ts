import type { DataSource } from "typeorm";
import { command, execute } from "../../data/rows";

/** The interval for writing the uses of a key in continuous use, in ms. */
const WRITE_MS = 60_000;

interface Use {
  calls: number;
  at: Date;
}

const write = command(
  `update api_keys set calls = api_keys.calls + used.calls, last_used_at = greatest(last_used_at, least(used.at, now()))
    from unnest($1::uuid[], $2::integer[], $3::timestamptz[]) as used (id, calls, at) where api_keys.id = used.id`,
);

/**
 * Counts the calls of each API key in this process, and writes them in batches: at once after a period without calls,
 * then each minute.
 */
export class KeyUses {
  private uses = new Map<string, Use>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly database: Pick<DataSource, "manager">,
    /** Receives the error of a failed write; its uses stay counted. */
    private readonly report: (error: unknown) => void,
  ) {}

  /** Counts a call without waiting for the write; `isDue` means that the stored last use is old. */
  count(id: string, isDue: boolean): void {
    this.add(id, { calls: 1, at: new Date() });
    if (isDue) void this.write();
    else this.timer ??= setTimeout(() => void this.write(), WRITE_MS).unref();
  }

  /** Writes the counts. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.writing;
    if (this.uses.size === 0) return;
    const counted = [...this.uses];
    this.uses = new Map();
    const values = [
      counted.map(([id]) => id),
      counted.map(([, { calls }]) => calls),
      counted.map(([, { at }]) => at),
    ];
    // on another connection than the request's own, of which it has two
    this.writing = execute(this.database.manager, write, values).then(
      () => undefined,
      (error: unknown) => {
        for (const [id, use] of counted) this.add(id, use);
        this.report(error);
      },
    );
    await this.writing;
    this.writing = undefined;
  }

  private add(id: string, { calls, at }: Use): void {
    const before = this.uses.get(id);
    this.uses.set(id, { calls: (before?.calls ?? 0) + calls, at: before && before.at > at ? before.at : at });
  }
}
