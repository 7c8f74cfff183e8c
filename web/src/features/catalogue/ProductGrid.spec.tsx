import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { ProductGrid } from "./ProductGrid";
import type { ProductCard_ProductFragment } from "./ProductCard.generated";

/** Products as the cache returns them: new objects after each query. */
function products(count: number, firstPrice = 10): ProductCard_ProductFragment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Drill ${index}`,
    description: "It drills.",
    price: index === 0 ? firstPrice : 10,
    regularPrice: null,
    image: "/drill.jpg",
    rating: 4,
    countInStock: 3,
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
});
