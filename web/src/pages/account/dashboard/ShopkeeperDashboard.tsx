import { ShopDashboard } from "../../../features/dashboard/ShopDashboard";
import { RestockButton } from "../../../features/restock/RestockButton";

/** The admin's dashboard, with the button that restocks what runs out. */
export function ShopkeeperDashboard() {
  return <ShopDashboard restock={(product) => <RestockButton product={product} />} />;
}
