/** The response of a receiver; `status` is null without one. */
export interface WebhookAnswer {
  status: number | null;
  /** The readable reason why the delivery failed; null if it succeeded. */
  error: string | null;
  /** The beginning of the response's body, as text without control characters; null without a response. */
  answer: string | null;
  durationMs: number;
}

/** Sends webhooks, only to public addresses. */
export interface WebhookSender {
  /** The readable reason why this address can't receive webhooks; null if it can. Resolves its host name. */
  refusalOf(url: string): Promise<string | null>;
  /** Sends a body once, without following redirects. Never rejects. */
  post(url: string, headers: Record<string, string>, body: string): Promise<WebhookAnswer>;
}

/** Encrypts texts for storage in the database. */
export interface SecretBox {
  seal(text: string): string;
  /** The decrypted text, or null if it was encrypted with another key. */
  open(sealed: string): string | null;
}

/** Sends webhooks, and encrypts their secrets. */
export interface WebhookSending {
  readonly sender: WebhookSender;
  readonly secrets: SecretBox;
}
