import type { ApolloClient } from "@apollo/client";

/** What some browsers know of the network. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Fetches ahead what the links that a visitor turns to lead to; nothing where they, or a slow network, ask to save data. The
 * code for it comes when something is hovered, touched or focused for the first time.
 */
export function preloadOnIntent(client: ApolloClient): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType.endsWith("2g")) return;
  const begin = (first: Event) => {
    intents.forEach((type) => removeEventListener(type, begin));
    import("./intent").then(({ followIntents }) => followIntents(client, first)).catch(() => undefined);
  };
  intents.forEach((type) => addEventListener(type, begin));
}

const intents = ["pointerover", "focusin"];
