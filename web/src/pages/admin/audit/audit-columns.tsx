import { styled } from "styled-components";
import { color, from, space } from "../../../theme/tokens";
import { formatMoment } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { actionLabels } from "./audit-actions";
import type { AuditColumns_EntryFragment } from "./AuditPage.generated";
import { lazy, Suspense, useState } from "react";
import { undoTexts as texts } from "../../../messages/change-products";
import { Badge } from "../../../ui/feedback/Badge";
import { Button } from "../../../ui/form/Button";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

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

/** The columns of the audit log. */
export const auditColumns: readonly Column<AuditColumns_EntryFragment>[] = [
  {
    header: "When",
    cell: ({ doneAt }) => <Moment dateTime={doneAt}>{formatMoment(doneAt)}</Moment>,
    phone: "wide",
  },
  { header: "Who", cell: ({ actor }) => <Actor>{actor}</Actor>, phone: "wide" },
  { header: "What", cell: ({ action }) => <Action>{actionLabels[action]}</Action>, phone: "title" },
  { header: "To what", cell: ({ target }) => <bdi>{target}</bdi>, phone: "wide" },
  {
    header: "Details",
    cell: ({ detail, productChanges }) => (
      <>
        <bdi>{detail ?? "–"}</bdi>
        {productChanges && <ChangedProducts changes={productChanges} />}
      </>
    ),
    phone: "wide",
  },
];
