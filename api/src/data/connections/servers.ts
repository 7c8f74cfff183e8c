const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]+)((?:\/[^?]*)?)(?:\?(.*))?$/;

/** The servers that a connection string names. */
export interface Servers {
  /** One connection string for each host, in the given order, without `target_session_attrs`. */
  urls: string[];
  /** Whether only a server that accepts writes will do: always with several hosts, as the shop writes. */
  writable: boolean;
}

/**
 * Reads a connection string of one or several hosts, as libpq has them:
 * `postgres://user:password@one:5432,two:5432/shop?target_session_attrs=read-write`. Undefined if it is none.
 */
export function serversOf(url: string): Servers | undefined {
  const [, start = "", hosts = "", path = "", query = ""] = PARTS.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get("target_session_attrs");
  if (wanted !== null && !/^(any|read-write|primary)$/.test(wanted)) return undefined;
  parameters.delete("target_session_attrs");
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : "";
  const urls = hosts.split(",").map((host) => host && `${start}${host}${path}${rest}`);
  if (!urls.every((each) => URL.canParse(each))) return undefined;
  return { urls, writable: urls.length > 1 || (wanted !== null && wanted !== "any") };
}
