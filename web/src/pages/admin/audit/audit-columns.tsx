import { styled } from "styled-components";
import { color, from } from "../../../theme/tokens";
import { formatMoment } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { actionLabels } from "./audit-actions";
import { ChangedProducts } from "./ChangedProducts";
import type { AuditColumns_EntryFragment } from "./AuditPage.generated";

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
