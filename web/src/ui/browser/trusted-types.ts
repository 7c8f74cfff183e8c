/** Trusted Types rules: each returns the allowed text, or null. A kind without a rule is forbidden. */
interface PolicyRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypePolicyFactory {
  defaultPolicy: object | null;
  createPolicy(name: "default", rules: PolicyRules): void;
}

/** Creates the document's default Trusted Types policy, once, in browsers that enforce it. */
export function createDefaultPolicy(rules: PolicyRules): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy("default", rules);
}

/** Allows a script from this URL, with any query: Firebase loads Google's library by a plain URL. */
export function trustScript(address: string): void {
  const trusted = (url: string) => (url.split("?", 1)[0] === address ? url : null);
  createDefaultPolicy({ createScriptURL: trusted });
}
