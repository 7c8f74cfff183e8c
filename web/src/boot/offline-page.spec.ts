import { visitor, writeCart } from "../features/cart/cart-storage";

it("lists the last cart, with the options of its variants", () => {
  document.body.innerHTML = "<section hidden><ul></ul></section>";
  const entry = { productId: "d", name: "Diver", image: "", price: 100, countInStock: 3, quantity: 2 };
  writeCart(visitor, [entry, { ...entry, productId: "e", options: "Dial colour: Blue, Strap: Steel" }]);
  jest.requireActual("./offline-page");
  const rows = [...document.querySelectorAll("section:not([hidden]) li")];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Diver× 2",
    "DiverDial colour: Blue, Strap: Steel× 2",
  ]);
});
