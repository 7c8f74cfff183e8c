/** The headers editor's text as an object; null if it isn't one. */
function parse(text: string): Record<string, unknown> | null {
  if (!text.trim()) return {};
  try {
    const headers: unknown = JSON.parse(text);
    return typeof headers === "object" && headers !== null && !Array.isArray(headers) ? { ...headers } : null;
  } catch {
    return null;
  }
}

const nameIn = (headers: object) =>
  Object.keys(headers).find((name) => name.toLowerCase() === "authorization");

/**
 * Writes the session's access token into GraphiQL's headers. Replaces only tokens that it has written itself, so
 * that another token can be entered.
 */
export class Authorization {
  readonly #ours = new Set<string>();

  /** Whether a header value is a current or former token of the session. */
  isOurs(value: unknown): boolean {
    return typeof value === "string" && this.#ours.has(value);
  }

  /** The editor's text with this token; with null, without the session's token. */
  write(text: string, token: string | null): string {
    const headers = parse(text);
    if (!headers) return text;
    const name = nameIn(headers) ?? "Authorization";
    if (name in headers && !this.isOurs(headers[name])) return text;
    if (token) headers[name] = this.#remember(token);
    else delete headers[name];
    return Object.keys(headers).length > 0 ? JSON.stringify(headers, null, 2) : "";
  }

  /** The headers to send, with a token of the session replaced by the result of `fresh`. */
  async renew(
    headers: Record<string, unknown>,
    fresh: () => Promise<string | null>,
  ): Promise<{ headers: Record<string, string>; token: string | null }> {
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const name = nameIn(sent);
    if (!name || !this.isOurs(sent[name])) return { headers: sent, token: null };
    const token = await fresh();
    if (token) sent[name] = this.#remember(token);
    else delete sent[name];
    return { headers: sent, token };
  }

  #remember(token: string): string {
    const value = `Bearer ${token}`;
    this.#ours.add(value);
    return value;
  }
}
