import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { CopyText } from "../../../ui/form/CopyText";

/** A first call with the key. The secret stands in a variable, so that it stays out of the shell's history. */
export function CallExample({ scopes }: { scopes: readonly Scope[] }) {
  const path = scopes.includes("READ_ORDERS") ? "/orders" : "/products";
  const command = `curl ${location.origin}${path} \\\n  -H "Authorization: Bearer $SHOP_API_KEY"`;
  return (
    <>
      <p>{apiKeysTexts.example}</p>
      <CopyText value={command} label={apiKeysTexts.copyExample} />
    </>
  );
}
