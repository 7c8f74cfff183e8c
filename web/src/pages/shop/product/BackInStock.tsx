import { useSession } from "../../../features/session/SessionProvider";
import { StockAlert } from "../../../features/stock-alerts/StockAlert";

/** Asks for an email when the product is back. Not rendered for admins, who restock it. */
export function BackInStock({ product }: { product: { id: string; name: string } }) {
  const { viewer } = useSession();
  if (viewer?.role === "ADMIN") return null;
  const email = viewer?.email ?? null;
  return <StockAlert key={`${product.id} ${email}`} product={product} email={email} />;
}
