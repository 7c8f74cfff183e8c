import { giftCardsTexts as texts } from "@shop/shared/messages/en/admin-gift-cards";
import { useState } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import { Empty } from "../../../ui/feedback/states";
import { formatPrice } from "../../../ui/format/format";
import { Page } from "../../../ui/layout/Page";
import { useListParams } from "../../../ui/table/list-params";
import { PagedTable } from "../../../ui/table/PagedTable";
import { useColumns } from "../parts/actions-column";
import { pageQuery } from "../parts/page-query";
import { SecretDialog } from "../parts/SecretDialog";
import { useEditor } from "../parts/use-editor";
import { giftCardColumns } from "./gift-card-columns";
import { GiftCardDialog, type IssuedCard } from "./GiftCardDialog";
import { useGiftCardsQuery } from "./GiftCardsPage.generated";

/** Opens the form for a new card, and shows its code once. */
function NewGiftCardButton() {
  const { isOpen, close, addButton } = useEditor();
  const [issued, setIssued] = useState<IssuedCard>();
  const forget = () => {
    close();
    setIssued(undefined); // the code is stored nowhere else
  };

  return (
    <>
      {addButton(texts.add)}
      {isOpen && !issued && <GiftCardDialog onIssued={setIssued} onClose={close} />}
      {issued && (
        <SecretDialog
          title={texts.codeTitle(formatPrice(issued.card.amount))}
          secret={issued.code}
          copyLabel={texts.copyCode}
          onClose={forget}
        >
          {issued.email && <p>{texts.mailed(issued.email)}</p>}
        </SecretDialog>
      )}
    </>
  );
}

/** `/giftCards`: the gift cards of the shop, issued and ended by admins. */
export function GiftCardsPage() {
  const list = useListParams();
  const mayIssue = useMayDo("WRITE_SETTINGS");
  const columns = useColumns(giftCardColumns, "WRITE_SETTINGS");
  const query = useGiftCardsQuery(pageQuery(list.params));

  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      width="wide"
      actions={mayIssue ? <NewGiftCardButton /> : undefined}
    >
      <PagedTable
        noun={texts.noun}
        columns={columns}
        navigation={list}
        query={query}
        select={(data) => data.giftCards}
        placeholder={texts.searchHint}
        defaultSortLabel={texts.sort}
        empty={<Empty>{texts.empty}</Empty>}
      />
    </Page>
  );
}
