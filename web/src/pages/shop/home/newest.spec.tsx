import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { Newest } from "./Newest";

it("shows the lowest price of a new group whose variants differ in price", () => {
  const product = {
    id: "1",
    slug: null,
    name: "Skerry",
    price: 12,
    regularPrice: 20,
    image: "/x.jpg",
    countInStock: 3,
  };
  const group = { id: "g", variantsText: "3 colours", priceText: "from 9.00$" };
  const { container } = render(
    <MemoryRouter>
      <Newest products={[{ ...product, group }]} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain("Skerryfrom 9.00$ 3 colours");
});
