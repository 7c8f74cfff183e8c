/** Registers the worker that shows the shop's own page without a network, once the page has loaded and is idle. */
export {}; // a module, so that its names are its own

/** Trusted Types, in browsers that enforce them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => string };
}

const address = "/offline-worker.js";

function register(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // the security policy allows this name (api/src/pages/page-policy.ts)
  const policy = trustedTypes?.createPolicy("offline-worker", { createScriptURL: () => address });
  // browsers refuse it where storage is forbidden
  navigator.serviceWorker.register(policy?.createScriptURL("") ?? address).catch(() => undefined);
}

const whenIdle = () =>
  "requestIdleCallback" in window ? requestIdleCallback(register) : setTimeout(register);

// browsers have workers over https only, and `npm run dev` has none
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
}
