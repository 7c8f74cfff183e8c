type Headers = Record<string, unknown>;

const nameIn = (headers: Headers) =>
  Object.keys(headers).find((name) => name.toLowerCase() === "authorization") ?? "Authorization";

/**
 * Writes the session's access token into GraphiQL's headers. Replaces only tokens that it has written itself, so that
 * another token can be entered.
 */
export class Authorization {
  readonly #written = new Set<unknown>();

  /** Whether the headers contain a current or former token of the session. */
  isIn(headers: Headers): boolean {
    return this.#written.has(headers[nameIn(headers)]);
  }

  /** The headers with this token; with null, without the session's token. */
  set(headers: Headers, token: string | null): Headers {
    const name = nameIn(headers);
    if (name in headers ? !this.isIn(headers) : !token) return headers;
    const value = token ? `Bearer ${token}` : undefined;
    if (value) this.#written.add(value);
    return { ...headers, [name]: value };
  }

  /** The text of the headers editor with this token, as `set`; a text that isn't a JSON object stays. */
  write(text: string, token: string | null): string {
    try {
      const before = JSON.parse(text.trim() || "{}") as Headers;
      const after = this.set(before, token);
      return after === before ? text : JSON.stringify(after, null, 2).replace(/^\{\}$/, "");
    } catch {
      return text;
    }
  }
}
