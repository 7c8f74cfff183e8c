import { escapeHtml } from "../../http/escape-html";
import { errorCodes, operationCodes } from "../../http/error-codes";

/**
 * The body of /docs/errors: every code with its status, cause and remedy. Each code is an anchor, which a problem's `type` links to.
 */
export function errorsPage(): string {
  const rows = Object.entries({ ...errorCodes, ...operationCodes }).map(
    ([code, { status, cause, cure }]) => `<tr id="${code}">
  <th scope="row"><a href="#${code}">${code}</a></th>
  <td>${status}</td>
  <td>${inHtml(cause)}</td>
  <td>${inHtml(cure)}</td>
</tr>`,
  );
  return `<main id="docs" class="errors" tabindex="-1">
<h1>Errors</h1>
<p>REST refuses with <code>application/problem+json</code>: <code>code</code> says why, <code>type</code> leads here,
<code>detail</code> is for people. GraphQL names the general code in <code>extensions.code</code>; what a shopper can meet is a
type of an answer's union with the same words: <code>InsufficientStock</code> is <code>INSUFFICIENT_STOCK</code> over REST.</p>
<div class="scroll" role="region" aria-label="Codes" tabindex="0"><table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Cause</th><th scope="col">What to do</th></tr></thead>
<tbody>${rows.join("\n")}</tbody>
</table></div>
</main>`;
}

/** Plain text with code between backticks. */
const inHtml = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
