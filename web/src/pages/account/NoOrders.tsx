import { paths } from "../../routing/paths";
import { ButtonLink } from "../../ui/form/Button";
import { Empty } from "../../ui/feedback/states";

/** Stands where a customer's orders will be. */
export function NoOrders() {
  return (
    <Empty action={<ButtonLink to={paths.home}>Find something you like</ButtonLink>}>
      You have not ordered anything yet.
    </Empty>
  );
}
