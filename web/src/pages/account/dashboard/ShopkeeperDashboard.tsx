import { ShopDashboard } from "./ShopDashboard";
import { RestockButton } from "../../../features/restock/RestockButton";

/** The admin's dashboard, with restock buttons. */
export function ShopkeeperDashboard() {
  return <ShopDashboard restock={(product) => <RestockButton product={product} />} />;
}
