/** Tells libraries that write styles the nonce with which this page's security policy allows them, where they look for it. */
export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
}
