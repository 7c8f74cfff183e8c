import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { invoiceTexts } from "@shop/shared/messages/en/orders";
import { space } from "../../theme/tokens";
import { saveFile } from "../../ui/browser/save-file";
import { useAlert } from "../../ui/dialog/AlertProvider";
import { WholeNumbers } from "../../ui/format/WholeNumbers";
import { Button } from "../../ui/form/Button";
import type { OrderDocuments_OrderFragment } from "./OrderDocuments.generated";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[6]};

  @media print {
    display: none;
  }
`;

/** `fetch` with the viewer's access token. */
type AuthorizedFetch = (path: string, init: { headers: object }) => Promise<Response>;

interface OrderDocumentsProps {
  orders: readonly OrderDocuments_OrderFragment[];
  authorizedFetch: AuthorizedFetch;
}

/** Download links to the orders' invoices and credit notes, each once; renders nothing without documents. */
export function OrderDocuments({ orders, authorizedFetch }: OrderDocumentsProps) {
  const invoices = orders.flatMap(({ invoice }) => invoice ?? []);
  const creditNotes = orders.flatMap((order) => order.creditNotes);
  const documents = new Map([
    ...invoices.map(({ number, url }) => [url, invoiceTexts.invoice(number)] as const),
    ...creditNotes.map(({ number, url }) => [url, invoiceTexts.creditNote(number)] as const),
  ]);
  if (documents.size === 0) return null;
  return (
    <List aria-label={invoiceTexts.heading}>
      {[...documents].map(([url, name]) => (
        <li key={url}>
          <DocumentButton url={url} authorizedFetch={authorizedFetch}>
            <WholeNumbers text={name} />
          </DocumentButton>
        </li>
      ))}
    </List>
  );
}

interface DocumentButtonProps {
  authorizedFetch: AuthorizedFetch;
  /** The path of the PDF. */
  url: string;
  children: ReactNode;
}

function DocumentButton({ url, authorizedFetch, children }: DocumentButtonProps) {
  const [busy, setBusy] = useState(false);
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
