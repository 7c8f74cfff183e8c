/** The dialog that blocks a user. */
export const blockTexts = {
  title: (email: string) => `Block ${email}?`,
  text: "They'll be signed out everywhere and can't sign in again. Their orders are kept. You can unblock them later.",
  programs: "The API keys and webhooks they created keep working:",
  programsLabel: "API keys and webhooks of this user",
  apiKey: "API key",
  webhook: "Webhook to",
  revoke: (apiKeys: number, webhooks: number) =>
    [
      apiKeys > 0 && `Revoke ${apiKeys === 1 ? "this API key" : `these ${apiKeys} API keys`}`,
      webhooks > 0 &&
        `${apiKeys > 0 ? " and switch" : "Switch"} off ${webhooks === 1 ? "this webhook" : `these ${webhooks} webhooks`}`,
    ]
      .filter(Boolean)
      .join(""),
  revokeHint: (apiKeys: number, webhooks: number) =>
    [
      apiKeys > 0 &&
        "Programs that use these keys will lose access immediately. A revoked key can't be used again.",
      webhooks > 0 && "You can switch a webhook on again; give it a new secret when you do.",
    ]
      .filter(Boolean)
      .join(" "),
  unknown: "We couldn't load their API keys and webhooks. Any that they created keep working.",
} as const;

/** Who created an API key or a webhook. */
export const creatorTexts = {
  header: "Created by",
  unknown: "Not recorded",
  former: "Former admin",
} as const;
