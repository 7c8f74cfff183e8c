import { splitHoisted, toScriptJson } from "./document";

describe("what React writes first", () => {
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
