import { checkSvg } from "./check-svg";

const svg = (content: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

/** The reason of a refusal; undefined for an accepted SVG. */
function reasonOf(text: string): string | undefined {
  try {
    checkSvg(text);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

it("accepts drawings of the usual programs, and reads their size", () => {
  const drawing = `
    <!-- Generator: a program --><title>A &amp; B</title>
    <defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient>
      <style type="text/css">.a{fill:url(#a)} @media (prefers-color-scheme: dark) { .b { fill: #fff } }</style></defs>
    <g class='a' style="opacity: .5" clip-path="url('#b')"><path d="M0 0L10 10"/><use xlink:href="#c"></use></g>
    <text x="1">Meridian</text>`;
  const prolog = `<?xml version="1.0" encoding="utf-8"?>\n<!-- x --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n`;
  expect(checkSvg(prolog + svg(drawing))).toEqual({ width: 120, height: 40 });
  expect(checkSvg(svg("", 'width="64px" height="32"'))).toEqual({ width: 64, height: 32 });
});

it.each([
  ["a script", svg("<script>alert(1)</script>"), "contains <script>"],
  ["a script in capitals", svg("<SCRIPT>alert(1)</SCRIPT>"), "contains <SCRIPT>"],
  ["a script under a prefix", svg("<svg:script>alert(1)</svg:script>"), "contains <svg:script>"],
  ["a foreign object", svg("<foreignObject><p>x</p></foreignObject>"), "contains <foreignObject>"],
  ["an image", svg('<image href="#a"/>'), "contains <image>"],
  ["a link", svg('<a href="#a"><path/></a>'), "contains <a>"],
  ["an animation", svg('<animate attributeName="href" to="javascript:alert(1)"/>'), "contains <animate>"],
  ["an event handler", svg("", 'viewBox="0 0 1 1" onload="alert(1)"'), "event handler onload"],
  ["an event handler in capitals", svg("<path\nONCLICK = 'alert(1)'/>"), "event handler ONCLICK"],
  ["another file", svg('<use href="https://example.com/a.svg#a"/>'), "refers to another file"],
  ["data", svg('<use xlink:href="data:image/svg+xml,x"/>'), "refers to another file"],
  ["a fill of another file", svg('<path fill="url(//example.com/a)"/>'), "refers to another file"],
  ["a fill hidden by an entity", svg('<path fill="u&#114;l(//example.com/a)"/>'), "refers to another file"],
  ["an imported style", svg("<style>@import '//example.com/a.css';</style>"), "refers to another file"],
  ["a style hidden by an escape", svg("<style>a{fill:\\75rl(//a.b)}</style>"), "refers to another file"],
  ["an entity of its own", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "is not a complete SVG"],
  [
    "a style sheet",
    `<?xml version="1.0"?><?xml-stylesheet href="//a.b"?>${svg("")}`,
    "is not a complete SVG",
  ],
  ["CDATA", svg("<style><![CDATA[x]]></style>"), "is not a complete SVG"],
  ["an end too few", '<svg viewBox="0 0 1 1"><g>', "is not a complete SVG"],
  ["two roots", svg("") + svg(""), "is not a complete SVG"],
  ["another root", '<g viewBox="0 0 1 1"/>', "is not a complete SVG"],
  ["an open attribute", '<svg viewBox="0 0 1 1"><path d="M0 0/></svg>', "is not a complete SVG"],
  ["no size", svg("", ""), "has neither a view box nor"],
  ["an entity of HTML", svg("<text>Halden&nbsp;&amp; Sons</text>"), "is not a complete SVG"],
  ["an endless size", svg("", 'viewBox="0 0 1e999 1"'), "has neither a view box nor"],
  ["another base", svg('<use xml:base="//example.com/" href="#a"/>'), "refers to another file"],
  ["a part of a page", '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', "must begin with <svg xmlns="],
  ["HTML's namespace", '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>', "<svg xmlns="],
  ["many uses", svg('<use href="#a"/>'.repeat(9)), "at most 8 elements <use>"],
])("refuses %s", (_, text, reason) => expect(reasonOf(text)).toContain(reason));

it("refuses hostile texts of the maximum size", () => {
  const most = 200_000;
  for (const text of ["<", "<a ", '<svg a="', "<!--", "<svg " + "a='b' ".repeat(30_000)]) {
    const hostile = svg(text.repeat(Math.ceil(most / text.length)).slice(0, most));
    expect(reasonOf(hostile)).toMatch(/\S/);
  }
});
