import { styled } from "styled-components";
import { color } from "../../../theme/tokens";
import { formatMoment } from "../../../ui/format/format";
import type { Column } from "../../../ui/table/Table";
import { actionLabels } from "./audit-actions";
import type { AuditColumns_EntryFragment } from "./AuditPage.generated";

const Moment = styled.time`
  color: ${color.muted};
  white-space: nowrap;
`;

/** Wide enough for most e-mail addresses. */
const Actor = styled.bdi`
  display: block;
  min-width: 11rem;
`;

const Action = styled.span`
  white-space: nowrap;
`;

/** The columns of the audit log. */
export const auditColumns: readonly Column<AuditColumns_EntryFragment>[] = [
  { header: "When", cell: ({ doneAt }) => <Moment dateTime={doneAt}>{formatMoment(doneAt)}</Moment> },
  { header: "Who", cell: ({ actor }) => <Actor>{actor}</Actor> },
  { header: "What", cell: ({ action }) => <Action>{actionLabels[action]}</Action> },
  { header: "To what", cell: ({ target }) => <bdi>{target}</bdi> },
  { header: "Details", cell: ({ detail }) => <bdi>{detail ?? "–"}</bdi> },
];
