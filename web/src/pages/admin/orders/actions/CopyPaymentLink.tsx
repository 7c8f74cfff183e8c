import { use } from "react";
import { customerOf } from "../../../../features/orders/customer-of";
import { paymentLinkTexts } from "@shop/shared/messages/en/admin-orders";
import { paths } from "../../../../paths";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { Button, type ButtonProps } from "../../../../ui/form/Button";
import { CurrentSite } from "../../../../ui/layout/Head";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { partNumberOf } from "../../../../features/orders/order-number";

interface CopyPaymentLinkProps extends Pick<ButtonProps, "variant" | "size"> {
  order: OrderActions_OrderFragment;
}

/** Copies the link by which the customer pays an order, or its cart: the mailed one if the shop has placed the order for them. */
export function CopyPaymentLink({ order, ...look }: CopyPaymentLinkProps) {
  const { id, qty, checkout, productName, paymentLink } = order;
  const { origin } = use(CurrentSite);
  const alert = useAlert();
  const page = checkout && partNumberOf(order) ? paths.checkoutOfCart(checkout.id) : paths.checkout(id, qty);
  const link = paymentLink ?? origin + page;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => alert(paymentLinkTexts.copied),
      () => alert(paymentLinkTexts.notCopied(link)), // the origin is not secure, or the permission was denied
    );

  return (
    <Button {...look} onClick={() => void copy()}>
      <span>{look.size === "small" ? paymentLinkTexts.copyShort : paymentLinkTexts.copy}</span>
      <VisuallyHidden>{`${productName}, ${customerOf(order)}`}</VisuallyHidden>
    </Button>
  );
}
