import type { IncomingMessage } from "node:http";
import { webhookLimits } from "@shop/shared/webhooks";

/** Everything that isn't shown as a character of its own, except for line breaks and tabs. */
const UNSAFE = /[^\P{C}\n\t]/gu;

/** The beginning of an answer's body as a text that can be stored and shown; what follows isn't read. */
export async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= webhookLimits.answer) break; // which ends the connection
  }
  return safeText(Buffer.concat(chunks).subarray(0, webhookLimits.answer));
}

/** A character that is cut in two is left out. */
function safeText(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\r\n", "\n").replace(UNSAFE, "�");
}
