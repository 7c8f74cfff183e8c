import type { Links } from "./links";
import type { ShopRules } from "./shop-rules";

/** What the server passes each page about the shop that it belongs to. */
export interface Bootstrap {
  shopName: string;
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorUrl?: string };
  /** Whether the demo accounts exist and may be offered on the login page. */
  demoAccounts: boolean;
  links: Links;
  payments: "demo" | "stripe" | "off";
  rules: ShopRules;
}
