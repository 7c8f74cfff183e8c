/** The dialog that blocks a user. */
export const blockTexts = {
  title: (email: string) => `Block ${email}?`,
  text: "They will be signed out everywhere and can't sign in again. Their orders stay. You can unblock them later.",
  programs: "What they have created goes on working without them:",
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
      apiKeys > 0 && "Programs that use a key are refused from then on. A revoked key can't be used again.",
      webhooks > 0 && "A webhook can be switched on again; give it a new secret then.",
    ]
      .filter(Boolean)
      .join(" "),
  unknown: "Their API keys and webhooks could not be read. If they have created any, these go on working.",
} as const;

/** Who created an API key or a webhook. */
export const creatorTexts = {
  header: "Created by",
  unknown: "Not recorded",
  former: "Former admin",
} as const;
