import { useState } from "react";
import { apiKeysTexts } from "@shop/shared/messages/en/admin-programs";
import { Empty } from "../../../ui/feedback/states";
import { Page } from "../../../ui/layout/Page";
import { WholeTable } from "../../../ui/table/PagedTable";
import { apiKeyColumns } from "./api-key-columns";
import { useApiKeysQuery, type CreateApiKeyMutation } from "./ApiKeysPage.generated";
import { useEditor } from "../parts/use-editor";
import { SecretDialog } from "../parts/SecretDialog";
import { ApiKeyDialog } from "./ApiKeyDialog";
import type { Scope } from "../../../graphql/schema.generated";
import { CopyText } from "../../../ui/form/CopyText";

/** An example call with the key. The secret is in a variable, so that it stays out of the shell's history. */
function CallExample({ scopes }: { scopes: readonly Scope[] }) {
  const path = scopes.includes("READ_ORDERS") ? "/orders" : "/products";
  const command = `curl ${location.origin}${path} \\\n  -H "Authorization: Bearer $SHOP_API_KEY"`;
  return (
    <>
      <p>{apiKeysTexts.example}</p>
      <CopyText value={command} label={apiKeysTexts.copyExample} />
    </>
  );
}

type Created = CreateApiKeyMutation["createApiKey"];

/** Opens the form for a new key, and shows its secret after creation. */
function NewApiKeyButton() {
  const { isOpen, close, addButton } = useEditor();
  const [created, setCreated] = useState<Created>();
  const forget = () => {
    close();
    setCreated(undefined); // the secret is stored nowhere else
  };

  return (
    <>
      {addButton(apiKeysTexts.add)}
      {isOpen && !created && <ApiKeyDialog onCreated={setCreated} onClose={close} />}
      {created && (
        <SecretDialog
          title={apiKeysTexts.secretTitle(created.key.name)}
          secret={created.secret}
          copyLabel={apiKeysTexts.copySecret}
          onClose={forget}
        >
          <CallExample scopes={created.key.scopes} />
        </SecretDialog>
      )}
    </>
  );
}

/** `/apiKeys`: the API keys of programs, created and revoked by admins. */
export function ApiKeysPage() {
  const query = useApiKeysQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={apiKeysTexts.title} lead={apiKeysTexts.lead} width="wide" actions={<NewApiKeyButton />}>
      <WholeTable
        caption={apiKeysTexts.caption}
        columns={apiKeyColumns}
        query={query}
        select={(data) => data.apiKeys}
        loading={apiKeysTexts.loading}
        empty={<Empty>{apiKeysTexts.empty}</Empty>}
      />
    </Page>
  );
}
