import { noOrdersTexts } from "@shop/shared/messages/en/orders";
import { paths } from "../../paths";
import { ButtonLink } from "../../ui/form/Button";
import { Empty } from "../../ui/feedback/states";

/** Shown to a viewer without orders. */
export function NoOrders() {
  return (
    <Empty action={<ButtonLink to={paths.home}>{noOrdersTexts.find}</ButtonLink>}>{noOrdersTexts.none}</Empty>
  );
}
