import { listTexts } from "@shop/shared/messages/en/admin";
import { useState, type ReactNode } from "react";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { Button } from "../../../ui/form/Button";
import { saveFile } from "../../../ui/browser/save-file";

const { notExported } = listTexts;

interface ExportButtonProps {
  /** The path of the export. */
  from: string;
  /** The name of the downloaded file. */
  saveAs: string;
  children: ReactNode;
}

/** Downloads an export with the viewer's access token. */
export function ExportButton({ from, saveAs, children }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const authorizedFetch = useAuthorizedFetch();
  const alert = useAlert();

  const save = async () => {
    setBusy(true);
    try {
      const response = await authorizedFetch(from);
      if (response.ok) saveFile(await response.blob(), saveAs);
      else if (response.status >= 500) await alert(notExported);
    } catch {
      await alert(notExported);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
