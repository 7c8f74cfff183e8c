import type { ApolloClient } from "@apollo/client";

/** The browser's information about the network, where supported. */
interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/**
 * Fetches the data of links ahead when a visitor turns to them; not if the visitor or a slow network asks to save data. Its
 * code is loaded on the first hover, touch or focus.
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
