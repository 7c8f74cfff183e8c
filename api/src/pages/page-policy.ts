import type { Bootstrap } from "@shop/shared/bootstrap";
import { hashSource, PAGE_RESTRICTIONS, policyOf, type Directives } from "../http/security-headers";

/** The sources of Google's sign-in library. */
const GOOGLE_SCRIPTS = ["https://apis.google.com/js/api.js", "https://apis.google.com/_/scs/"];
const FIREBASE_APIS = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** styled-components adds an empty <style> and fills it by script, which browsers don't treat as an inline style. */
const EMPTY_STYLE = hashSource("");

/** The settings that affect the policy of a shop's pages. */
export interface PolicySettings {
  firebase: Bootstrap["firebase"];
  /** Whether visitors use https: browsers then request every image over https. */
  https: boolean;
  /** Sources of styles on every page: empty except in `npm run dev`, where Vite shows errors with its own style. */
  styles?: readonly string[];
}

/** Additional sources of one page. */
interface PageSources {
  /** Its inline styles, by hash or nonce. */
  styles: readonly string[];
  /** Its inline scripts, by hash. */
  scripts?: readonly string[];
  fonts?: readonly string[];
}

/**
 * The policy of the shop's pages (ADR-0015): scripts only from this origin and Google's sign-in, no inline scripts or styles
 * except the page's own, and no text turned into a script (Trusted Types). `firebase-identity.ts` in the web creates the policy
 * `default`, Google's library `gapi#gapi`, and `register-worker.ts` `offline-worker`.
 */
export function pagePolicy(
  settings: PolicySettings,
  { styles, scripts = [], fonts = [] }: PageSources,
): string {
  return policyOf({
    ...sourcesOf(settings),
    "script-src": ["'self'", ...scripts, ...GOOGLE_SCRIPTS],
    "style-src": ["'self'", EMPTY_STYLE, ...(settings.styles ?? []), ...styles],
    "font-src": ["'self'", ...fonts],
    ...PAGE_RESTRICTIONS,
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["default", "gapi#gapi", "offline-worker"],
  });
}

function sourcesOf({ firebase, https }: PolicySettings): Directives {
  const { emulatorUrl, authDomain } = firebase;
  return {
    "default-src": ["'none'"],
    // a product's image may be on any host
    "img-src": ["'self'", "data:", "blob:", "https:", ...(https ? [] : ["http:"])],
    "manifest-src": ["'self'"],
    "connect-src": ["'self'", GOOGLE_SCRIPTS[0] as string, ...(emulatorUrl ? [emulatorUrl] : FIREBASE_APIS)],
    "frame-src": [emulatorUrl ?? `https://${authDomain}`],
  };
}
