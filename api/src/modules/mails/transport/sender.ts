/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;"]+@[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+))$/;

/** Reads `Shop <shop@example.com>` or `shop@example.com`; null for anything else. */
export function parseSender(text: string): Sender | null {
  const [, name = "", address, bare] = SENDER.exec(text.trim()) ?? [];
  const found = address ?? bare;
  return found === undefined ? null : { name: name.trim(), address: found };
}
