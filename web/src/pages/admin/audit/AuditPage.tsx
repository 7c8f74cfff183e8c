import { Fragment, lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { auditTexts } from "../../../messages/audit";
import { useListParams, type ListFilter } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useAuditQuery, type AuditColumns_EntryFragment } from "./AuditPage.generated";
import { pageVariables } from "../page-variables";
import { color, from, space } from "../../../theme/tokens";
import { formatMoment } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { undoTexts as texts } from "../../../messages/change-products";
import { Badge } from "../../../ui/feedback/Badge";
import { Button } from "../../../ui/form/Button";
import { ArrowRight } from "../../../ui/icons/icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { AuditAction } from "../../../graphql/schema.generated";

/** The label of each action. */
const actionLabels: Record<AuditAction, string> = {
  ADD_PRODUCT: "Added an item",
  EDIT_PRODUCT: "Edited an item",
  RESTOCK_PRODUCT: "Restocked an item",
  DELETE_PRODUCT: "Deleted an item",
  IMPORT_PRODUCTS: "Imported items",
  CHANGE_PRODUCTS: "Changed several items",
  UNDO_PRODUCT_CHANGES: "Undid an item change",
  ADD_CATEGORY: "Added a category",
  EDIT_CATEGORY: "Edited a category",
  MOVE_CATEGORY: "Moved a category",
  DELETE_CATEGORY: "Deleted a category",
  ADD_BRAND: "Added a brand",
  EDIT_BRAND: "Renamed a brand",
  DELETE_BRAND: "Deleted a brand",
  ADD_ATTRIBUTE: "Added an attribute",
  EDIT_ATTRIBUTE: "Edited an attribute",
  MOVE_ATTRIBUTE: "Moved an attribute",
  DELETE_ATTRIBUTE: "Deleted an attribute",
  SHIP_ORDER: "Sent an order",
  EDIT_SHIPMENT: "Corrected an order's tracking",
  DELIVER_ORDER: "Delivered an order",
  CANCEL_ORDER: "Cancelled an order",
  REFUND_ORDER: "Refunded an order",
  EDIT_SHOP_SETTINGS: "Changed the shop's settings",
  ADD_SHIPPING_METHOD: "Added a delivery method",
  EDIT_SHIPPING_METHOD: "Changed a delivery method",
  DELETE_SHIPPING_METHOD: "Removed a delivery method",
  ADD_TAX_RATE: "Added a tax rate",
  EDIT_TAX_RATE: "Changed a tax rate",
  DELETE_TAX_RATE: "Removed a tax rate",
  ADD_DISCOUNT: "Added a discount code",
  EDIT_DISCOUNT: "Changed a discount code",
  END_DISCOUNT: "Ended a discount code",
  RETRY_JOB: "Retried a failed job",
  CREATE_API_KEY: "Created an API key",
  REVOKE_API_KEY: "Revoked an API key",
  ADD_WEBHOOK: "Added a webhook",
  DELETE_WEBHOOK: "Deleted a webhook",
  ENABLE_WEBHOOK: "Switched a webhook on",
  DISABLE_WEBHOOK: "Switched a webhook off",
  ROTATE_WEBHOOK_SECRET: "Renewed a webhook's secret",
  DELETE_USER: "Blocked a user",
  UNBLOCK_USER: "Unblocked a user",
  MAKE_ADMIN: "Made an admin",
  REVOKE_ADMIN: "Removed an admin's role",
  HIDE_REVIEW: "Hid a review",
  SHOW_REVIEW: "Showed a review again",
};

const actions = Object.keys(actionLabels) as AuditAction[];
const slugOf = (action: AuditAction) => action.toLowerCase().replaceAll("_", "-");

/** A filter for each action. */
const auditFilters: readonly ListFilter[] = actions.map((action) => ({
  slug: slugOf(action),
  label: actionLabels[action],
}));

/** The action of a filter's slug; null shows all. */
function actionOf(part: string | null): AuditAction | null {
  return actions.find((action) => slugOf(action) === part) ?? null;
}

const ChangesDialog = lazy(() => import("./ChangesDialog").then((file) => ({ default: file.ChangesDialog })));

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[2]};
`;

/** Whether a change of several products is undone, and the button that shows it. */
function ChangedProducts({
  changes: { id, undoneAt },
}: {
  changes: { id: string; undoneAt: string | null };
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      {undoneAt && <Badge>{texts.undone}</Badge>}
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {texts.show} <VisuallyHidden>{texts.showWhat}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <ChangesDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Line>
  );
}

const Moment = styled.time`
  color: ${color.muted};

  ${from.large} {
    white-space: nowrap;
  }
`;

/** Wide enough for most email addresses, where rows are no cards. */
const Actor = styled.bdi`
  display: block;

  ${from.large} {
    min-width: 11rem;
  }
`;

const Action = styled.span`
  ${from.large} {
    white-space: nowrap;
  }
`;

const ArrowBetween = styled(ArrowRight)`
  display: inline-block;
  vertical-align: -0.15em;
`;

/** The detail of a change, with an icon for the arrow, which the font doesn't have; who listens or copies gets the character. */
const withArrows = (detail: string) =>
  detail.split("→").map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <ArrowBetween size={14} />
          <VisuallyHidden>→</VisuallyHidden>
        </>
      )}
      {part}
    </Fragment>
  ));

/** The columns of the audit log. */
const auditColumns: readonly Column<AuditColumns_EntryFragment>[] = [
  {
    header: "When",
    cell: ({ doneAt }) => <Moment dateTime={doneAt}>{formatMoment(doneAt)}</Moment>,
    phone: "wide",
  },
  { header: "Who", cell: ({ actor }) => <Actor>{actor}</Actor>, phone: "wide" },
  { header: "What", cell: ({ action }) => <Action>{actionLabels[action]}</Action>, phone: "title" },
  { header: "Target", cell: ({ target }) => <bdi>{target}</bdi>, phone: "wide" },
  {
    header: "Details",
    cell: ({ detail, productChanges }) => (
      <>
        <bdi>{detail === null ? "–" : withArrows(detail)}</bdi>
        {productChanges && <ChangedProducts changes={productChanges} />}
      </>
    ),
    phone: "wide",
  },
];

const noSortOptions = [] as const;

/** `/audit`: the append-only log of who did what and when. */
export function AuditPage() {
  const list = useListParams(noSortOptions, auditFilters);
  const query = useAuditQuery({
    variables: { ...pageVariables(list.params), action: actionOf(list.params.filter) },
    fetchPolicy: "cache-and-network",
  });

  return (
    <Page title={auditTexts.title} lead={auditTexts.lead} width="wide">
      <PagedTable
        noun={["entry", "entries"]}
        columns={auditColumns}
        navigation={list}
        query={query}
        select={(data) => data.auditEntries}
        placeholder={auditTexts.searchHint}
        defaultSortLabel="Latest"
        empty={<Empty>{auditTexts.empty}</Empty>}
      />
    </Page>
  );
}
