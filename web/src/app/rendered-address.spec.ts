import { addressOf } from "./rendered-address";
import { pageAt } from "./router";

it.each([
  ["/?x=1", "/"],
  ["/?utm_source=mail", "/"],
  ["/products?x=1", "/products"],
  ["/PRODUCTS/?sort=random&pages=0", "/products"],
  ["/products?sort=name&search=dive&x", "/products?search=dive&sort=name"],
  ["/products?search=dive&sort=name", "/products?search=dive&sort=name"],
  ["/products?search=why?&inStock=true", "/products?search=why%3F&inStock=true"],
  ["/products?pages=4", "/products?pages=4"],
  ["/products?pages=40000", "/products?pages=4"],
  ["/products/watches/divers?utm_source=mail", "/products/watches/divers"],
  ["/products/watches//divers/", "/products/watches/divers"],
  ["/Products/a%20b?brand=y&priceMin=&brand=x&brand=y", "/products/a%20b?brand=x&brand=y"],
  ["/products?attribute.a.b.c=1&brandy=x&priceMin=abc", "/products?priceMin=abc"],
  ["/collections/gifts/?sort=name&x", "/collections/gifts?sort=name"],
  ["/product/7?from=home", "/product/7"],
  ["/product/a%2Fb", "/product/a%2Fb"],
  ["/payment/7/2", "/payment/:id/:qty"],
  ["/myOrder/somebody@example.com?after=x", "/myOrder/:id"],
  ["/manageItems/import", "/manageItems/import"],
  ["/manageItems/7", "/manageItems/:id"],
  ["/users?search=a", "/users"],
  ["/no/such/place", "/not-found"],
  ["//elsewhere.example/?", "/not-found"],
])("renders %s as %s, by the same page", (url, address) => {
  expect(addressOf(url)).toBe(address);
  expect(pageAt(address)).toBe(pageAt(url));
  expect(addressOf(address)).toBe(address);
});
