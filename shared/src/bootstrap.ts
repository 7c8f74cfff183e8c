import type { Links } from "./links";
import type { Locale } from "./locale";
import type { ShopRules } from "./shop-rules";
import type { ShownStorefront } from "./storefront";

/** The shop's settings that the server passes to every page. */
export interface Bootstrap {
  shopName: string;
  /** The published words and pictures; undefined for a shop without. */
  storefront?: ShownStorefront | undefined;
  /** Without it, the default: English, US dollars and UTC. */
  locale?: Locale;
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorUrl?: string };
  /** Whether the demo accounts exist and the login page may offer them. */
  demoAccounts: boolean;
  links: Links;
  payments: "demo" | "stripe" | "off";
  rules: ShopRules;
}
