import { locale, setLocale } from "@shop/shared/locale";
import { renderHead, splitHoisted, toScriptJson } from "./document";
import type { RenderRequest } from "./render-types";

const initial = locale();
afterEach(() => setLocale(initial));

describe("React's first chunk", () => {
  it("is separated from the page where it belongs into the head", () => {
    const head =
      '<link rel="preload" as="image" href="/a.svg"/><title>a &lt; b</title><meta name="description" content="1 &gt; 0"/>';
    expect(splitHoisted(`${head}<div><title>x</title></div>`)).toEqual({
      hoisted: head,
      body: "<div><title>x</title></div>",
    });
  });
});

it("writes data into the page that can't end its element, whatever it says", () => {
  const said = { name: "</script><script>alert(1)</script><!--" };
  expect(toScriptJson(said)).not.toContain("<");
  expect(JSON.parse(toScriptJson(said))).toEqual(said);
});

it("says what a shared link shows, the image last, and in text that can't leave its attribute", () => {
  const request = { url: "/product/1", manifest: {}, bootstrap: { shopName: "Tools & Watches" } };
  const parts = { hoisted: "", structuredData: [], styles: "", page: undefined };
  const preview = {
    ...{ kind: "product" as const, title: '"><script>', description: "It's sharp.", imageAlt: 'A "saw"' },
    ...{ url: "https://shop.example/product/1", image: "/pictures/saw.1.jpg" },
  };
  const head = renderHead({ ...parts, preview, request: request as unknown as RenderRequest });
  expect(head).not.toContain("<script");
  expect(head).toContain('<link rel="alternate" hreflang="en" href="https://shop.example/product/1">');
  expect(Array.from(head.matchAll(/property="([^"]+)" content="([^"]*)"/g), ([, ...tag]) => tag)).toEqual([
    ["og:site_name", "Tools &#38; Watches"],
    ["og:locale", "en_US"],
    ["og:type", "product"],
    ["og:title", "&#34;&#62;&#60;script&#62;"],
    ["og:description", "It&#39;s sharp."],
    ["og:url", "https://shop.example/product/1"],
    ["og:image", "https://shop.example/pictures/saw.1.jpg"],
    ["og:image:alt", "A &#34;saw&#34;"],
  ]);
});

it.each([
  ["de", "de_DE"],
  ["de-AT", "de_AT"],
  ["en-GB", "en_GB"],
])("names the language %s of a shared link, with its country", (language, named) => {
  setLocale({ ...locale(), language });
  const request = { url: "/", manifest: {}, bootstrap: { shopName: "Uhren" } } as unknown as RenderRequest;
  const preview = { kind: "website" as const, title: "Uhren", description: "Uhren.", imageAlt: "Uhren" };
  const head = renderHead({
    ...{ hoisted: "", structuredData: [], styles: "", page: undefined, request },
    preview: { ...preview, url: "https://shop.example/", image: "/preview.jpg" },
  });
  expect(head).toContain(`<meta property="og:locale" content="${named}">`);
  expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="https://shop.example/">`);
});
