import { Client } from "pg";

/** How long to wait for a connection of the shop to be in a state, in ms. */
const TIMEOUT_MS = 20_000;

const ofShop = "datname = current_database() and application_name = 'shop'";

/** A second client of the shop's database, which holds locks and terminates the shop's connections. */
export class DatabaseAdmin {
  private constructor(private readonly client: Client) {}

  /** Connects to the shop's database. */
  static async connect(url: string): Promise<DatabaseAdmin> {
    const client = new Client({
      connectionString: url,
      application_name: "database-admin",
      statement_timeout: TIMEOUT_MS,
    });
    await client.connect();
    return new DatabaseAdmin(client);
  }

  /** Runs `work` while a transaction holds the lock that the statement `lock` takes. */
  async holding<T>(lock: string, work: () => Promise<T>): Promise<T> {
    await this.client.query("begin");
    try {
      await this.client.query(lock);
      return await work();
    } finally {
      await this.client.query("rollback");
    }
  }

  /** Waits until a connection of the shop is in this state, terminates all that are, and waits for the end of their processes. */
  async terminate(state: string): Promise<void> {
    await this.client.query(`do $$
      declare found int[];
      begin
        loop
          perform pg_stat_clear_snapshot();
          select array_agg(pid) into found from pg_stat_activity where ${ofShop} and ${state};
          exit when found is not null;
        end loop;
        assert (select bool_and(pg_terminate_backend(pid, ${TIMEOUT_MS})) from unnest(found) as pid);
      end $$`);
  }

  /** The number of the shop's connections. */
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
