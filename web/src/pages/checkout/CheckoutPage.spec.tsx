import { defaultRules } from "@shop/shared/shop-rules";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { CurrentSite } from "../../ui/layout/Head";
import { CheckoutPage } from "./CheckoutPage";

it("shows only the word Checkout where the shop takes no payments (D-19)", () => {
  const site = {
    name: "Meridian",
    origin: "https://shop.example",
    links: {},
    payments: "off" as const,
    rules: defaultRules,
    categories: [],
  };
  const { container } = render(
    <CurrentSite value={site}>
      <CheckoutPage />
    </CurrentSite>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Checkout");
  expect(container.textContent).toBe("Checkout");
});
