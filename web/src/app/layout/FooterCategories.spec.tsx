import { render, screen } from "@testing-library/react";
import { defaultRules } from "@shop/shared/shop-rules";
import { MemoryRouter } from "react-router-dom";
import { CurrentSite, type MainCategory } from "../../ui/layout/Head";
import { FooterCategories } from "./Footer";
import { phoneMenuEntries } from "./menu-entries";

function show(categories: readonly MainCategory[]) {
  const site = { name: "", origin: "", links: {}, payments: "off" as const, rules: defaultRules, categories };
  return render(
    <MemoryRouter>
      <CurrentSite value={site}>
        <FooterCategories />
      </CurrentSite>
    </MemoryRouter>,
  );
}

it("leads to the page of each main category", () => {
  show([{ name: "Diver's <b>", to: "/products/diver-s" }]);
  expect(screen.getByRole("link", { name: "Diver's <b>" }).getAttribute("href")).toBe("/products/diver-s");
});

it("leads to the page of a collection", () => {
  show([{ name: "Gifts", to: "/collections/gifts" }]);
  expect(screen.getByRole("link", { name: "Gifts" }).getAttribute("href")).toBe("/collections/gifts");
});

it("is not there in a shop without categories, whose menu has the documented links alone", () => {
  expect(show([]).container.innerHTML).toBe("");
  expect(phoneMenuEntries([]).map(({ label }) => label)).toEqual(["Home", "Products", "Portfolio", "Blog"]);
});
