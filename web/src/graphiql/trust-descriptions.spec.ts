import { trustedHtml } from "./trust-descriptions";

it.each([
  "",
  "plain &lt;b&gt; text",
  "<p>What a customer says of <code>the</code> <em>shop</em>.</p>\n<ul>\n<li>one</li>\n</ul>",
  '<p><a href="https://example.com/a?b=c&amp;d">there</a><br /></p>',
])("shows %j", (html) => expect(trustedHtml(html)).toBe(html));

it.each([
  "<script>x()</script>",
  "<img src=x onerror=x()>",
  '<p onclick="x()">',
  '<a href="javascript:x()">',
  '<a href="https://example.com" onclick="x()">',
  "<svg/onload=x()>",
  "<p>fine</p><iframe srcdoc=x>",
  "<p",
])("refuses %j", (html) => expect(trustedHtml(html)).toBeNull());
