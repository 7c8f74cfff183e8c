const RUN = "alert(1)";

/** Texts that run a script or change a page's target if they are written without escaping. */
export const payloads = [
  // elements and attributes
  `<script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<object data="data:text/html,<script>${RUN}</script>">`,
  `<a href="javascript:${RUN}">here</a>`,
  `<form action="javascript:${RUN}"><button>here</button></form>`,
  `javascript:${RUN}//"><b onclick=${RUN}>`,
  // closing the surrounding element
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}//-->`,
  `--><script>${RUN}</script><!--`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  // markup that the parser changes into other markup
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  // templates and expressions
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}<%= ${RUN} %>`,
  // the whole page
  `<style>*{display:none}</style>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  // other scripts, lines and spreadsheets
  `\u202e<script>${RUN}</script>\u202c`,
  `two\u2028<script>${RUN}</script>\u2029lines`,
  `＜script＞${RUN}＜/script＞`,
  `=HYPERLINK("https://evil.example","here")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
];

/** Image addresses accepted by the shop, and harmful without escaping. */
export const imageAddresses = [
  `https://evil.example/x.png"onerror="${RUN}`,
  `https://evil.example/x.png'><script>${RUN}</script>`,
  `/x.svg"><script>${RUN}</script>`,
  `/x.svg');${RUN};//`,
  `https://evil.example/x.png,javascript:${RUN}`,
];

/** Addresses that the shop refuses as images. */
export const refusedAddresses = [
  `javascript:${RUN}`,
  ` JaVaScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `<svg/onload=${RUN}>`,
];
