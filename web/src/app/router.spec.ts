import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { RouteObject } from "react-router-dom";
import type { LazyPage } from "../ui/browser/page-loading";
import { pageAt, routes } from "./router";

function pagesOf(found: RouteObject[]): LazyPage[] {
  return found.flatMap(({ handle, children }) => [
    ...(handle ? [handle as LazyPage] : []),
    ...pagesOf(children ?? []),
  ]);
}

describe("the site map", () => {
  const files = readdirSync(join(__dirname, "../pages"), { recursive: true }).map(String);

  it.each(pagesOf(routes).map(({ name }) => name))(
    "names the one file of %s, whose code is preloaded by it",
    (name) => expect(files.filter((file) => basename(file) === `${name}.tsx`)).toHaveLength(1),
  );

  it("leads every other path to the page that says so", () => {
    expect(pageAt("/no/such/place?x=1")?.name).toBe("NotFoundPage");
    expect(pageAt("/no/line%E2%80%A8break")?.name).toBe("NotFoundPage");
    expect(pageAt("/product/1?from=home#top")?.name).toBe("ProductPage");
  });
});
