import { styled } from "styled-components";
import type { Scope } from "../../../graphql/schema.generated";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { color, radius, space, text } from "../../../theme/tokens";
import { CopyButton } from "../../../ui/form/CopyButton";

const Example = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.sunken};

  code {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: ${text.small};
  }
`;

const Lead = styled.p`
  margin-top: ${space[5]};
  color: ${color.muted};
  font-size: ${text.small};
`;

/** A first call with the key. The secret stands in a variable, so that it stays out of the shell's history. */
export function CallExample({ scopes }: { scopes: readonly Scope[] }) {
  const path = scopes.includes("READ_ORDERS") ? "/orders" : "/products";
  const command = `curl ${location.origin}${path} -H "Authorization: Bearer $SHOP_API_KEY"`;
  return (
    <>
      <Lead>{apiKeysTexts.example}</Lead>
      <Example>
        <code translate="no">{command}</code>
        <CopyButton value={command} label={apiKeysTexts.copyExample} />
      </Example>
    </>
  );
}
