import { Client, type ClientBase, type ClientConfig, type PoolConfig } from "pg";
import { primaryOf, type Primary } from "./primary";

/** Settings of a pool whose connections, of this class, go to the primary. */
export function poolSettingsOf(
  primary: Primary,
  Base: typeof Client,
): Pick<PoolConfig, "Client" | "onConnect"> {
  class PrimaryClient extends Base {
    readonly serverUrl = primary.url;

    constructor(config?: ClientConfig) {
      super({ ...config, connectionString: primary.url });
    }
  }
  // the pool waits for it; its types don't say so
  const onConnect: unknown = (client: PrimaryClient) => primary.admit(client, client.serverUrl);
  return { Client: PrimaryClient, onConnect: onConnect as (client: ClientBase) => void };
}

/** Opens a connection outside of a pool: to the primary, where `connectionString` names several hosts. */
export async function connectClient(config: ClientConfig): Promise<Client> {
  const primary = primaryOf(config.connectionString);
  return primary ? primary.connect(() => openAdmitted(config, primary)) : open(new Client(config));
}

function openAdmitted(config: ClientConfig, primary: Primary): Promise<Client> {
  const { url } = primary;
  return open(new Client({ ...config, connectionString: url }), (client) => primary.admit(client, url));
}

async function open(client: Client, admit?: (client: Client) => Promise<void>): Promise<Client> {
  client.on("error", () => undefined); // 'end' follows
  try {
    await client.connect();
    await admit?.(client);
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}
