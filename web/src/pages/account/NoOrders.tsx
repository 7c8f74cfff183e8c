import { paths } from "../../app/paths";
import { ButtonLink } from "../../ui/Button";
import { Empty } from "../../ui/states";

/** Stands where a customer's orders will be. */
export function NoOrders() {
  return (
    <Empty action={<ButtonLink to={paths.home}>Find something you like</ButtonLink>}>
      You have not ordered anything yet.
    </Empty>
  );
}
