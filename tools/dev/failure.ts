import { escapeHtml } from "../../api/src/http/escape-html";

/** Why there is no page. */
export interface Failure {
  title: string;
  /** The message of the compiler or the program, with file and line. */
  text: string;
}

/** The page of a failure. `script` loads it again once the sources have changed. */
export function failurePage({ title, text }: Failure, script: string, styleNonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${styleNonce}">
<title>${escapeHtml(title)}</title>
<style nonce="${styleNonce}">:root { color-scheme: light dark; } pre { white-space: pre-wrap; }</style>
<script type="module" src="${script}"></script>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<pre>${escapeHtml(text)}</pre>
<p>This page loads again by itself when the file has changed.</p>
</body>
</html>
`;
}
