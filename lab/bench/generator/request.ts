/** A request of the load generator. The same object sent again is encoded only once. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** A text that the answer's body must contain. */
  expected?: string;
}

const encoded = new WeakMap<LoadRequest, Buffer>();

/** The bytes of the request on the wire. */
export function encodeRequest(request: LoadRequest): Buffer {
  const known = encoded.get(request);
  if (known) return known;
  const { method, path, headers = {}, body = "" } = request;
  const lines = [`${method} ${path} HTTP/1.1`, "host: 127.0.0.1"];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (method === "POST") lines.push(`content-length: ${Buffer.byteLength(body)}`);
  const bytes = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
  encoded.set(request, bytes);
  return bytes;
}
