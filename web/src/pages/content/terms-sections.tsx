import { RATING_STEP, reviewBounds } from "@shop/shared/review";
import type { ShopRules } from "@shop/shared/shop-rules";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { paths } from "../../paths";
import type { Site } from "../../ui/layout/Head";
import { Link } from "../../ui/layout/Link";
import { OperatorDetails, ToComplete, type LegalSection } from "./LegalSections";

/** A duration in hours as text: 72 hours, 30 minutes. */
function hours(count: number): string {
  if (count === 1) return "1 hour";
  return count > 1 ? `${Number(count.toFixed(1))} hours` : `${Math.max(1, Math.round(count * 60))} minutes`;
}

const ordering = ({ orderHoldHours, maxUnitsPerOrder, maxUnpaidUnits }: ShopRules) => (
  <>
    <p>
      &apos;Continue&apos; on the shipping page places the order. We set the items aside for you at the
      current price; later price changes don&apos;t affect your order. You&apos;ll get an email with your
      order number.
    </p>
    <ul>
      <li>
        An order is for one product and a quantity. A cart becomes one order per product: either all of them
        are placed, or none.
      </li>
      <li>You can have one unpaid order per product.</li>
      <li>{`An order can have up to ${maxUnitsPerOrder} units, and all your unpaid orders together up to ${maxUnpaidUnits}.`}</li>
      <li>We always keep {UNITS_HELD_BACK} unit of each product, so the last one can&apos;t be ordered.</li>
      <li>
        {orderHoldHours > 0
          ? `We hold an unpaid order for ${hours(orderHoldHours)}. Then we cancel it automatically, and you don't have to pay anything.`
          : "We hold an unpaid order until it's paid or cancelled."}
      </li>
    </ul>
  </>
);

const paying: Record<Site["payments"], string> = {
  stripe:
    "You pay on a page of Stripe, our payment provider. Your order is marked as paid once Stripe confirms the payment.",
  demo: "This shop is a demo. Its payment page doesn't ask for a card, no money moves, and nothing is sent to you.",
  off: "You can't pay in the shop. We'll agree with you how you pay for an order.",
};

const cancelling = (
  <>
    <p>
      Until an order is paid, you can cancel it on its page, and so can we. You don&apos;t have to pay
      anything for it. If a payment arrives for a cancelled order, we refund it in full automatically.
    </p>
    <p>
      We can refund a paid order, even after delivery. The refund goes to your original payment method. Write
      to us if something is missing, broken or not what you ordered.
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
      <li>{`Each account can write one review of the shop: ${min} to ${max} stars in steps of ${RATING_STEP}, and a comment.`}</li>
      <li>Everyone can see it, with the name you enter. Customers whose order was delivered get a badge.</li>
      {moderatedReviews && (
        <li>If you don&apos;t have a delivered order, your review appears once an admin has approved it.</li>
      )}
      <li>We hide reviews that insult people, advertise or break the law. We never edit reviews.</li>
    </ul>
  );
};

const account = (
  <ul>
    <li>You need an account to order and to write a review. Keep your password to yourself.</li>
    <li>An account belongs to the owner of its email, who can claim it by verifying that email.</li>
    <li>We can block an account that is misused, but not while it has a paid order waiting for delivery.</li>
    <li>
      <p>
        See <Link to={paths.privacy}>Privacy</Link> for what we store about you, and what happens to it when
        you delete your account.
      </p>
    </li>
  </ul>
);

const programs = (
  <p>
    Programs can use the shop through its <a href="/docs">documented API</a>. If you send too many requests,
    we refuse more for a while, so that the shop stays available for everyone.
  </p>
);

/** The parts of the Terms, with this shop's values. */
export function termsOf({ payments, rules }: Site): LegalSection[] {
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
            {`Prices are in US dollars. An order's total is the price times the quantity, less a discount, plus delivery and taxes where there are any. You see it before you order. ${paying[payments]}`}
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
            We deliver to the address you entered for the order, and email you when it&apos;s sent and when
            it&apos;s delivered.
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
          <p>The terms that applied when you placed an order continue to apply to that order.</p>
          <ToComplete>
            say which country&apos;s law applies, what you are liable for, and where disputes are settled.
          </ToComplete>
        </>
      ),
    },
  ];
}
