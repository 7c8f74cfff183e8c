const RUN = "alert(1)";

/** Texts that run a script, or change where a page leads, wherever one is written without being escaped. */
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
  // out of the element that surrounds it
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}//-->`,
  `--><script>${RUN}</script><!--`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  // what parsing turns into something else
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `\\u003cimg src=x onerror=${RUN}\\u003e`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  // templates and expressions
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}<%= ${RUN} %>`,
  // the page as a whole
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

/** Addresses of images that the shop takes, and that are more than an address where they are not escaped. */
export const imageAddresses = [
  `https://evil.example/x.png"onerror="${RUN}`,
  `https://evil.example/x.png'><script>${RUN}</script>`,
  `/x.svg"><script>${RUN}</script>`,
  `/x.svg');${RUN};//`,
  `https://evil.example/x.png,javascript:${RUN}`,
];

/** Addresses that are none of an image. */
export const refusedAddresses = [
  `javascript:${RUN}`,
  ` JaVaScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `<svg/onload=${RUN}>`,
];
