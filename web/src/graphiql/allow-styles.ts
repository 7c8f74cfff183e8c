/** Gives libraries that write styles this page's nonce, in the variable that they read. */
export function allowStyles(): void {
  const nonce = document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce;
  Object.assign(window, { __webpack_nonce__: nonce });
}
