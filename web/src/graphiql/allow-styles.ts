/** Passes the page's CSP nonce to libraries that insert styles, in the variable that they read. */
export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
}
