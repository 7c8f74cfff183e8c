import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RouteObject } from "react-router-dom";
import type { LazyPage } from "../routing/lazy-page";
import { pageAt, routes } from "./router";

function pagesOf(found: RouteObject[]): LazyPage[] {
  return found.flatMap(({ handle, children }) => [
    ...(handle ? [handle as LazyPage] : []),
    ...pagesOf(children ?? []),
  ]);
}

describe("the site map", () => {
  it.each(pagesOf(routes).map(({ source }) => source))(
    "names the file of %s, whose code is preloaded by it",
    (source) => expect(existsSync(join(__dirname, "../pages", `${source}.tsx`))).toBe(true),
  );

  it("leads every other path to the page that says so", () => {
    expect(pageAt("/no/such/place?x=1")?.source).toBe("content/NotFoundPage");
    expect(pageAt("/no/line%E2%80%A8break")?.source).toBe("content/NotFoundPage");
    expect(pageAt("/product/1?from=home#top")?.source).toBe("shop/product/ProductPage");
  });
});
