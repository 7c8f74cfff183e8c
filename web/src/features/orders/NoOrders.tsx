import { paths } from "../../routing/paths";
import { ButtonLink } from "../../ui/form/Button";
import { Empty } from "../../ui/feedback/states";

/** Shown to a viewer without orders. */
export function NoOrders() {
  return (
    <Empty action={<ButtonLink to={paths.home}>Find something you like</ButtonLink>}>
      You have not ordered anything yet.
    </Empty>
  );
}
