/** Rules for Trusted Types: each returns the allowed text, or null. A kind without a rule is never allowed. */
interface PolicyRules {
  createHTML?: (html: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

interface TrustedTypePolicyFactory {
  defaultPolicy: object | null;
  createPolicy(name: "default", rules: PolicyRules): void;
}

/** Sets the document's rules, once, where the browser has Trusted Types; the security policy asks for them. */
export function createDefaultPolicy(rules: PolicyRules): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };
  if (trustedTypes && !trustedTypes.defaultPolicy) trustedTypes.createPolicy("default", rules);
}

/** Lets a script be loaded from this address, whatever its query: Firebase adds Google's library by its plain address. */
export function trustScript(address: string): void {
  const trusted = (url: string) => (url.split("?", 1)[0] === address ? url : null);
  createDefaultPolicy({ createScriptURL: trusted });
}
