/** How a receiver has answered; `status` is null if it hasn't. */
export interface WebhookAnswer {
  status: number | null;
  /** Why the delivery has failed, for people; null if it has arrived. */
  error: string | null;
  /** The beginning of the answer's body, as a text without control characters; null without an answer. */
  answer: string | null;
  durationMs: number;
}

/** Sends webhooks to public addresses alone. */
export interface WebhookSender {
  /** Why nothing can be sent to this address, for people; null if it can. Resolves its name. */
  refusalOf(url: string): Promise<string | null>;
  /** Sends a body, once; follows no redirect. Never rejects. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
}

/** Seals texts, so that nobody can read them in the database. */
export interface SecretBox {
  seal(text: string): string;
  /** The sealed text, or null if it was sealed with another key. */
  open(sealed: string): string | null;
}

/** What sends webhooks, and what encrypts their secrets. */
export interface WebhookSending {
  readonly sender: WebhookSender;
  readonly secrets: SecretBox;
}
