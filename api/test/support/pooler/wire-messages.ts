/** A message of PostgreSQL's protocol: its type, and all its bytes. */
export interface WireMessage {
  type: string;
  bytes: Buffer;
}

/** Cuts a stream into messages; the returned function takes its next bytes and returns the messages that are complete. */
export function messageReader({ firstHasType = true } = {}): (chunk: Buffer) => WireMessage[] {
  let rest = Buffer.alloc(0);
  let typed = firstHasType;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const complete: WireMessage[] = [];
    for (;;) {
      const head = typed ? 1 : 0;
      const end = rest.length < head + 4 ? Infinity : head + rest.readInt32BE(head);
      if (rest.length < end) return complete;
      complete.push({ type: typed ? rest.toString("latin1", 0, 1) : "", bytes: rest.subarray(0, end) });
      rest = rest.subarray(end);
      typed = true;
    }
  };
}

/** A message as a server writes it. */
export function wireMessage(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** The parameters of a startup message. */
export function startupParameters({ bytes }: WireMessage): Record<string, string> {
  const texts = bytes.toString("utf8", 8).split("\0");
  const pairs: [string, string][] = [];
  for (let at = 0; texts[at]; at += 2) pairs.push([texts[at] as string, texts[at + 1] ?? ""]);
  return Object.fromEntries(pairs);
}

/** The statement that a message brings, and the name that it is prepared under; undefined for other messages. */
export function statementIn({ type, bytes }: WireMessage): { name: string; text: string } | undefined {
  const texts = bytes.toString("utf8", 5).split("\0");
  if (type === "Q") return { name: "", text: texts[0] ?? "" };
  return type === "P" ? { name: texts[0] ?? "", text: texts[1] ?? "" } : undefined;
}
