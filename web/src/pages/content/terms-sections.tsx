import { RATING_STEP, reviewBounds } from "@shop/shared/review";
import type { ShopRules } from "@shop/shared/shop-rules";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { paths } from "../../routing/paths";
import type { Site } from "../../ui/layout/Head";
import { Link } from "../../ui/layout/Link";
import { OperatorDetails, ToComplete, type LegalSection } from "./LegalSections";

/** A length of time in hours, for people: 72 hours, 30 minutes. */
function hours(count: number): string {
  if (count === 1) return "1 hour";
  return count > 1 ? `${Number(count.toFixed(1))} hours` : `${Math.max(1, Math.round(count * 60))} minutes`;
}

const ordering = ({ orderHoldHours, maxUnitsPerOrder, maxUnpaidUnits }: ShopRules) => (
  <>
    <p>
      &apos;Continue&apos; on the shipping page places the order. It takes the units from stock for you, at
      the price of that moment; later changes of the price don&apos;t change the order. You get a mail with
      the order&apos;s number.
    </p>
    <ul>
      <li>
        An order is one product with a quantity. A cart becomes one order for each of its products, all or
        none.
      </li>
      <li>Of each product you can have one order that isn&apos;t paid yet.</li>
      <li>
        An order has at most {maxUnitsPerOrder} units, and all your unpaid orders together at most{" "}
        {maxUnpaidUnits}.
      </li>
      <li>
        We always hold back {UNITS_HELD_BACK} unit of each product, so the last one can&apos;t be ordered.
      </li>
      <li>
        {orderHoldHours > 0
          ? `An unpaid order is held for ${hours(orderHoldHours)}. Then it is cancelled by itself, and you owe nothing.`
          : "An unpaid order is held until it is paid or cancelled."}
      </li>
    </ul>
  </>
);

const paying: Record<Site["payments"], string> = {
  stripe:
    "You pay on a page of Stripe, our payment provider. The order counts as paid once Stripe has confirmed it to us.",
  demo: "This shop is a demo: its payment page asks for no card, and no money moves. Nothing is sent to you.",
  off: "You can't pay in the shop. We agree with you how an order is paid.",
};

const cancelling = (
  <>
    <p>
      While an order isn&apos;t paid, you can cancel it on its page, and so can we. You owe nothing for it. If
      a payment arrives for an order that was cancelled, it goes back to you by itself, in full.
    </p>
    <p>
      We can refund a paid order, also one that was delivered. The order&apos;s amount goes back the way you
      paid. Write to us if something is missing, broken or not what you ordered.
    </p>
    <ToComplete>
      add your customers&apos; right to withdraw from an order, who pays for sending goods back, and the
      warranty, as the law of your country requires.
    </ToComplete>
  </>
);

const reviewing = ({ moderatedReviews }: ShopRules) => {
  const { min, max } = reviewBounds.rating;
  return (
    <ul>
      <li>
        Each account can write one review of the shop: {min} to {max} stars in steps of {RATING_STEP}, and a
        comment.
      </li>
      <li>
        It is shown to everybody with the name that you enter. Customers whose order was delivered get a
        badge.
      </li>
      {moderatedReviews && (
        <li>A review of somebody without a delivered order is shown once an admin has looked at it.</li>
      )}
      <li>We hide reviews that insult somebody, advertise, or break the law. We don&apos;t change them.</li>
    </ul>
  );
};

const account = (
  <ul>
    <li>You need an account to order and to write a review. Keep your password to yourself.</li>
    <li>
      An account belongs to the owner of its email, who can take it over by proving that the email is theirs.
    </li>
    <li>We can block an account that is misused, but not while a paid order of it waits for delivery.</li>
    <li>
      <p>
        What is stored of you, and what becomes of it when you delete your account, is listed under{" "}
        <Link to={paths.privacy}>Privacy</Link>.
      </p>
    </li>
  </ul>
);

const programs = (
  <p>
    Programs may use the shop as people do, over its <a href="/docs">documented calls</a>. Who sends very many
    requests is refused for a while, so that the shop stays open for everybody.
  </p>
);

/** The parts of the Terms, with the values that this shop has set. */
export function termsOf({ name, payments, rules }: Site): LegalSection[] {
  return [
    { id: "operator", title: "Who you order from", content: <OperatorDetails /> },
    { id: "account", title: "Your account", content: account },
    { id: "orders", title: "Orders", content: ordering(rules) },
    {
      id: "prices",
      title: "Prices and payment",
      content: (
        <>
          <p>
            Prices are in US dollars. An order&apos;s total is the price times the quantity: {name} adds no
            fees. {paying[payments]}
          </p>
          <ToComplete>say whether prices include taxes, and what shipping costs.</ToComplete>
        </>
      ),
    },
    {
      id: "delivery",
      title: "Delivery",
      content: (
        <>
          <p>
            We deliver to the address that you entered for the order, and write to you when the order is
            delivered.
          </p>
          <ToComplete>say where you deliver to, and how long it takes.</ToComplete>
        </>
      ),
    },
    { id: "refunds", title: "Cancelling and refunds", content: cancelling },
    { id: "reviews", title: "Reviews", content: reviewing(rules) },
    { id: "programs", title: "Programs and limits", content: programs },
    {
      id: "law",
      title: "Law and changes",
      content: (
        <>
          <p>What applied when you placed an order keeps applying to that order.</p>
          <ToComplete>
            say which country&apos;s law applies, what you are liable for, and where disputes are settled.
          </ToComplete>
        </>
      ),
    },
  ];
}
