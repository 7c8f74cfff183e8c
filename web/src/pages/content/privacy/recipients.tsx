import type { Bootstrap } from "@shop/shared/bootstrap";

const paying: Record<Bootstrap["payments"], string> = {
  stripe:
    "You pay on a page of Stripe. Stripe gets your email, what you buy and the amount from us, and your card from you. We never see the card. Stripe tells us whether the payment was made.",
  demo: "You pay on a page of the shop's own demo, which asks for no card. Nobody else gets anything.",
  off: "You can't pay in the shop, so no payment provider gets anything.",
};

/** Who gets something of a person beside the shop, and what its computers write down. */
export function otherRecipients(payments: Bootstrap["payments"]) {
  return (
    <ul>
      <li>
        <strong>Firebase Authentication by Google</strong> checks who signs in. It stores your email, your
        name, your password in a form that can&apos;t be read back, when you registered and last signed in,
        and your network address. It sends the mails that verify an email or set a new password. Its code is
        loaded on the pages for signing in, and wherever you are signed in.
      </li>
      <li>
        <strong>Google</strong>, if you choose to sign in with a Google account: its window shows which shop
        asks, and gives us your name, email and picture.
      </li>
      <li>
        <strong>The payment provider.</strong> {paying[payments]}
      </li>
      <li>
        <strong>The mail server</strong> that carries our mails: your email, and what they say. They contain
        no counting pixel, and no link that is counted. Jobs that wait for a mail know the order&apos;s
        number, not you; a mail that could not be sent is listed for the admins until it is. A mail that was
        sent stays in your inbox, and the admins&apos; about your order in theirs, when you delete your
        account.
      </li>
      <li>
        <strong>Servers of pictures.</strong> Where a product&apos;s picture lies at another web address, that
        server sees your network address when you look at it.
      </li>
      <li>
        <strong>The shop&apos;s log</strong> says what failed and for which request. It contains no password,
        no token, and nothing that you typed. What the operator&apos;s own servers in front of the shop write
        down, usually network addresses and pages for some days, is up to the operator.
      </li>
    </ul>
  );
}
