import { Client } from "pg";

/** How long the operator waits for a connection of the shop to be in a state, in ms. */
const PATIENCE_MS = 20_000;

const ofShop = "datname = current_database() and application_name = 'shop'";

/** Somebody at the database beside the shop, who holds locks and terminates the shop's connections. */
export class Operator {
  private constructor(private readonly client: Client) {}

  /** Connects to the shop's database. */
  static async connect(url: string): Promise<Operator> {
    const client = new Client({
      connectionString: url,
      application_name: "operator",
      statement_timeout: PATIENCE_MS,
    });
    await client.connect();
    return new Operator(client);
  }

  /** Runs `work` while a transaction holds the lock that this statement takes. */
  async holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
    await this.client.query("begin");
    try {
      await this.client.query(lock);
      return await work();
    } finally {
      await this.client.query("rollback");
    }
  }

  /** Waits until a connection of the shop is in this state, and terminates all that are; their processes are gone then. */
  async terminate(state: string): Promise<void> {
    await this.client.query(`do $$
      declare found int[];
      begin
        loop
          perform pg_stat_clear_snapshot();
          select array_agg(pid) into found from pg_stat_activity where ${ofShop} and ${state};
          exit when found is not null;
        end loop;
        assert (select bool_and(pg_terminate_backend(pid, ${PATIENCE_MS})) from unnest(found) as pid);
      end $$`);
  }

  /** How many connections the shop has. */
  async connections(): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where ${ofShop}`,
    );
    return (rows[0] as { count: number }).count;
  }

  disconnect(): Promise<void> {
    return this.client.end();
  }
}
