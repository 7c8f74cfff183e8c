import { Client } from "pg";

/** What a session still has when no transaction runs in it: nothing of this may be there behind a pooler. */
const REMAINS = `
  select 'prepared statement ' || name as remains from pg_prepared_statements
  union all select 'channel ' || channel from pg_listening_channels() as channel
  union all select 'lock ' || classid || ' ' || objid from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
  union all select 'temporary table ' || relname from pg_class where relnamespace = pg_my_temp_schema() and relkind = 'r'
  union all select 'cursor ' || name from pg_cursors where is_holdable
  union all select 'setting ' || name from pg_settings where source = 'session'`;

/** Looks at all sessions of a pooler: each of as many clients as it has sessions keeps one in a transaction. */
export async function sessionRemains(url: string, sessions: number): Promise<string[]> {
  const clients = Array.from({ length: sessions }, () => new Client({ connectionString: url }));
  try {
    const pids = new Set<number>();
    const remains: string[] = [];
    for (const client of clients) {
      await client.connect();
      await client.query("begin");
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      pids.add((rows[0] as { pid: number }).pid);
      const found = await client.query<{ remains: string }>(REMAINS);
      remains.push(...found.rows.map((row) => row.remains));
    }
    if (pids.size < sessions) throw new Error(`only ${pids.size} of ${sessions} sessions were seen`);
    return remains;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
