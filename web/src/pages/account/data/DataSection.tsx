import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { useAuthorizedFetch } from "../../../features/session/use-authorized-fetch";
import { yourDataAlerts, yourDataTexts } from "@shop/shared/messages/en/account";
import { from, secondary, space } from "../../../theme/tokens";
import { saveFile } from "../../../ui/browser/save-file";
import { Button } from "../../../ui/form/Button";
import { ProfileSection } from "../ProfileSection";
import { Stack } from "../../../ui/layout/Page";

const DeleteAccountDialog = lazy(() =>
  import("./DeleteAccountDialog").then((file) => ({ default: file.DeleteAccountDialog })),
);

const Choice = styled.div`
  display: grid;
  gap: ${space[3]};

  p {
    ${secondary}
  }
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: center;
    gap: ${space[6]};
  }
`;

/** 'Your data': the export of the viewer's data, and the deletion of the account. */
export function DataSection() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <ProfileSection title={yourDataTexts.title} about={yourDataTexts.about}>
      <Stack $gap={6}>
        <Choice>
          <p>{yourDataTexts.downloadHint}</p>
          <DownloadButton />
        </Choice>
        <Choice>
          <p>{yourDataTexts.deleteHint}</p>
          <Button variant="danger" onClick={() => setLeaving(true)}>
            {yourDataTexts.delete}
          </Button>
        </Choice>
      </Stack>
      {isLeaving && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </ProfileSection>
  );
}

function DownloadButton() {
  const [busy, setBusy] = useState(false);
  const authorizedFetch = useAuthorizedFetch();
  const alert = useAlert();

  const download = async () => {
    setBusy(true);
    try {
      const response = await authorizedFetch("/me/data", { headers: { accept: "application/json" } });
      if (response.ok) saveFile(await response.blob(), yourDataTexts.file);
      else if (response.status === 429) await alert(yourDataAlerts.tooMany);
      else if (response.status >= 500) await alert(yourDataAlerts.notDownloaded);
    } catch {
      await alert(yourDataAlerts.notDownloaded);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="secondary" busy={busy} onClick={() => void download()}>
      {yourDataTexts.download}
    </Button>
  );
}
