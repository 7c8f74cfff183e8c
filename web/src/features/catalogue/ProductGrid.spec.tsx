import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { ProductGrid } from "./ProductGrid";
import type { ProductCard_ProductFragment } from "./ProductCard.generated";

/** Products as the cache returns them: new objects after each query. */
function products(count: number, firstPrice = 10): ProductCard_ProductFragment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    slug: null,
    name: `Drill ${index}`,
    description: "It drills.",
    price: index === 0 ? firstPrice : 10,
    regularPrice: null,
    image: "/drill.jpg",
    rating: 4,
    countInStock: 3,
    group: { id: "g", variantsText: "3 colours", priceText: "from 9.00$" },
  }));
}

describe("a grid of products", () => {
  let rendered: string[] = [];
  const Action = ({ product }: { product: ProductCard_ProductFragment }) => {
    rendered.push(product.id);
    return null;
  };
  const grid = (shown: ProductCard_ProductFragment[]) => (
    <MemoryRouter>
      <ProductGrid products={shown} columns="three" Action={Action} Mark={() => null} Choices={() => null} />
    </MemoryRouter>
  );
  function rerenderedWith(shown: ProductCard_ProductFragment[]): string[] {
    const { rerender } = render(grid(products(3)));
    rendered = [];
    rerender(grid(shown));
    return rendered;
  }

  it("renders none of its cards again when the same products are fetched again", () =>
    expect(rerenderedWith(products(3))).toEqual([]));

  it("renders only new cards when there are more products", () =>
    expect(rerenderedWith(products(5))).toEqual(["3", "4"]));

  it("renders the card again whose product has changed", () =>
    expect(rerenderedWith(products(3, 12))).toEqual(["0"]));

  it("shows the lowest price of a group whose variants differ in price, and their number", () => {
    const { container } = render(grid(products(1)));
    expect(container.textContent).toContain("from 9.00$ 3 colours");
  });

  it("shows the price of a group with one price, and of a product without variants", () => {
    const [product] = products(1) as [ProductCard_ProductFragment];
    const group = { id: "g", variantsText: "2 variants", priceText: "" };
    const { container, rerender } = render(grid([{ ...product, group }]));
    expect(container.textContent).toContain("It drills.10.00$ 2 variants");
    rerender(grid([{ ...product, group: null }]));
    expect(container.textContent).not.toContain("variants");
  });

  it("doesn't say that a group is out of stock whose first variant is", () => {
    const [product] = products(1) as [ProductCard_ProductFragment];
    const soldOut = { ...product, countInStock: 0 };
    const { container, rerender } = render(grid([soldOut]));
    expect(container.textContent).not.toMatch(/stock/i);
    rerender(grid([{ ...soldOut, group: { id: "g", variantsText: "", priceText: "" } }]));
    expect(container.textContent).toMatch(/out of stock/i);
  });
});
