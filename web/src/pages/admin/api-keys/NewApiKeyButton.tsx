import { useState } from "react";
import { apiKeysTexts } from "../../../messages/admin-api-keys";
import { Button } from "../../../ui/form/Button";
import { Plus } from "../../../ui/icons/admin-icons";
import { SecretDialog } from "../SecretDialog";
import { ApiKeyDialog } from "./ApiKeyDialog";
import type { CreateApiKeyMutation } from "./ApiKeysPage.generated";
import { CallExample } from "./CallExample";

type Created = CreateApiKeyMutation["createApiKey"];

/** Opens the form of a new key, and shows its secret once it is created. */
export function NewApiKeyButton() {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<Created>();
  const close = () => {
    setOpen(false);
    setCreated(undefined); // the secret is nowhere else
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={18} />
        {apiKeysTexts.add}
      </Button>
      {open && !created && <ApiKeyDialog onCreated={setCreated} onClose={close} />}
      {created && (
        <SecretDialog
          title={apiKeysTexts.secretTitle(created.key.name)}
          secret={created.secret}
          copyLabel={apiKeysTexts.copySecret}
          onClose={close}
        >
          <CallExample scopes={created.key.scopes} />
        </SecretDialog>
      )}
    </>
  );
}
