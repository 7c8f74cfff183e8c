import type { ReactNode } from "react";
import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { grace, lasting, sessionOf, stored } from "../../../../test/session-builder";
import { SessionProvider } from "../../../features/session/SessionProvider";
import { customerOf } from "../../../features/orders/customer-of";
import { CustomerFacts } from "./CustomerFacts";
import type { ManageOrder_OrderFragment } from "./ManageOrderPage.generated";

const customer = {
  name: "Carl Shopper",
  email: "carl@example.com",
  phone: "555 1234",
  address: "1 High Street",
  customerId: "42",
};
const { session } = sessionOf(grace);
beforeAll(() => {
  stored(lasting(grace));
  session.start();
});
const adminPage = ({ children }: { children: ReactNode }) => (
  <SessionProvider session={session} signInOptions={{ demoAccounts: false, emulatedGoogle: false }}>
    <MemoryRouter>{children}</MemoryRouter>
  </SessionProvider>
);
const factsOf = (order: typeof customer) =>
  render(<CustomerFacts order={order as ManageOrder_OrderFragment} />, { wrapper: adminPage }).container;

it("leads to the customer's page, and to a mail and a call to them", () => {
  const links = [...factsOf(customer).querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/users/42", "mailto:carl@example.com", "tel:5551234"]);
});

it("says 'Deleted account' where the email of a customer who left is missing, and shows what an invoice needs", () => {
  const facts = factsOf({ ...customer, email: "", phone: "" });
  expect(facts.querySelector("a")).toBeNull();
  expect([...facts.querySelectorAll("dt")].map((term) => term.nextSibling?.textContent)).toEqual([
    "Carl Shopper",
    "Deleted account",
    "1 High Street",
  ]);
});

it("calls a customer by name, then by email, and a deleted customer a deleted account", () => {
  expect(customerOf(customer)).toBe("Carl Shopper");
  expect(customerOf({ ...customer, name: "" })).toBe("carl@example.com");
  expect(customerOf({ name: "", email: "" })).toBe("Deleted account");
});
