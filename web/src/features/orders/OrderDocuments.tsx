import { useState } from "react";
import { styled } from "styled-components";
import { invoiceTexts } from "../../messages/invoices";
import { space } from "../../theme/tokens";
import { saveFile } from "../../ui/browser/save-file";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { Button } from "../../ui/form/Button";
import { useAuthorizedFetch } from "../session/use-authorized-fetch";
import type { OrderDocuments_OrderFragment } from "./OrderDocuments.generated";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin: ${space[6]} 0 0;
  padding: 0;
  list-style: none;

  @media print {
    display: none;
  }
`;

/** Downloads of an order's invoice and its credit notes; nothing while there are none. */
export function OrderDocuments({ of }: { of: OrderDocuments_OrderFragment }) {
  const { invoice, creditNotes } = of;
  if (!invoice) return null;
  return (
    <List aria-label={invoiceTexts.heading}>
      <li>
        <DocumentButton url={invoice.url}>{invoiceTexts.invoice(invoice.number)}</DocumentButton>
      </li>
      {creditNotes.map(({ number, url }) => (
        <li key={number}>
          <DocumentButton url={url}>{invoiceTexts.creditNote(number)}</DocumentButton>
        </li>
      ))}
    </List>
  );
}

interface DocumentButtonProps {
  /** The path of the PDF. */
  url: string;
  children: string;
}

/** Downloads a PDF with the viewer's access token. */
export function DocumentButton({ url, children }: DocumentButtonProps) {
  const [busy, setBusy] = useState(false);
  const authorizedFetch = useAuthorizedFetch();
  const alert = useAlert();
  const save = async () => {
    setBusy(true);
    try {
      const response = await authorizedFetch(url, { headers: { accept: "application/pdf" } });
      if (response.ok) saveFile(await response.blob(), url.slice(url.lastIndexOf("/") + 1));
      else await alert(invoiceTexts.notFetched);
    } catch {
      await alert(invoiceTexts.notFetched);
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
