import { Fragment, lazy } from "react";
import { styled } from "styled-components";
import { auditTexts } from "@shop/shared/messages/en/admin-audit";
import { personText } from "@shop/shared/messages/en/orders";
import { useListParams } from "../../../ui/table/list-params";
import { Page } from "../../../ui/layout/Page";
import { asCards } from "../../../ui/table/table-cards";
import { PagedTable } from "../../../ui/table/PagedTable";
import { Empty } from "../../../ui/feedback/states";
import { useAuditQuery, type AuditColumns_EntryFragment } from "./AuditPage.generated";
import { pageQuery } from "../parts/page-query";
import { from, space } from "../../../theme/tokens";
import type { Column } from "../../../ui/table/Table";
import { undoTexts as texts } from "@shop/shared/messages/en/admin-catalogue";
import { Badge } from "../../../ui/feedback/Badge";
import { DialogButton } from "../../../ui/dialog/DialogButton";
import { ArrowRight } from "../../../ui/icons/icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { paths } from "../../../paths";
import { addDays, startOfDay } from "../../../ui/format/days";
import { WholeNumbers } from "../../../ui/format/WholeNumbers";
import { Link } from "../../../ui/layout/Link";
import { useDaysFilter } from "../../../ui/table/use-days-filter";
import { auditActions, describeEntry, nameOf } from "./audit-actions";
import { Moment, NoWrap } from "../parts/cells";

const ChangesDialog = lazy(() => import("./ChangesDialog").then((file) => ({ default: file.ChangesDialog })));

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  margin-top: ${space[2]};
`;

/** Whether a bulk change was undone, and a button that shows the change. */
function ChangedProducts({
  changes: { id, undoneAt },
}: {
  changes: { id: string; undoneAt: string | null };
}) {
  return (
    <Line>
      {undoneAt && <Badge>{texts.undone}</Badge>}
      <DialogButton
        variant="secondary"
        size="small"
        dialog={(close) => <ChangesDialog id={id} onClose={close} />}
      >
        {texts.show} <VisuallyHidden>{texts.showWhat}</VisuallyHidden>
      </DialogButton>
    </Line>
  );
}

/** Wide enough for most email addresses where the table shows rows. */
const Actor = styled(Link)`
  display: block;
  color: inherit;

  ${from.large} {
    min-width: 11rem;
  }
`;

/** The widest column where the table shows rows. */
const Entry = styled.details`
  ${from.large} {
    width: min(34rem, 100vw - 47rem); /* the width that the side bar and the columns leave */
  }
  summary {
    padding-block: 0.125rem;
    cursor: pointer;

    ${asCards} {
      padding-block: calc((var(--target) - 1.5em) / 2);
    }
  }
  > div {
    display: grid;
    gap: ${space[2]};
    padding: ${space[2]} 0 ${space[1]} ${space[4]};
  }
`;

const ArrowBetween = styled(ArrowRight)`
  display: inline-block;
  vertical-align: -0.15em;
`;

/** The detail of a change, with an icon for the arrow, which the font lacks; screen readers and copies get the character. */
const withArrows = (detail: string) =>
  detail.split("→").map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          <ArrowBetween size={14} />
          <VisuallyHidden>→</VisuallyHidden>
        </>
      )}
      <span>{part}</span>
    </Fragment>
  ));

/** The URL of the entries that mention the actor or the target. */
const entriesAbout = (search: string) => `${paths.audit}?${new URLSearchParams({ search }).toString()}`;

/** An action in one line, which expands to the details. */
function WhatHappened({ entry }: { entry: AuditColumns_EntryFragment }) {
  const { target, detail, productChanges } = entry;
  return (
    <Entry>
      <summary>
        <bdi>
          <WholeNumbers text={describeEntry(entry)} />
        </bdi>
      </summary>
      <div>
        {detail !== null && <bdi>{withArrows(detail)}</bdi>}
        {productChanges && <ChangedProducts changes={productChanges} />}
        <Link to={entriesAbout(target)}>
          <WholeNumbers text={auditTexts.about(nameOf(target))} />
        </Link>
      </div>
    </Entry>
  );
}

/** The columns of the audit log. */
const auditColumns: readonly Column<AuditColumns_EntryFragment>[] = [
  {
    header: auditTexts.columns.when,
    cell: ({ doneAt }) => (
      <NoWrap>
        <Moment at={doneAt} />
      </NoWrap>
    ),
    phone: "wide",
  },
  {
    header: auditTexts.columns.who,
    cell: ({ actor }) => (
      <Actor to={entriesAbout(actor)}>
        <bdi>{personText(actor)}</bdi>
      </Actor>
    ),
    phone: "wide",
  },
  {
    header: auditTexts.columns.what,
    cell: (entry) => <WhatHappened entry={entry} />,
    prose: true,
    phone: "title",
  },
];

/** `/audit`: the append-only log of actions, with actor and time. */
export function AuditPage() {
  const list = useListParams(undefined, auditActions);
  const daysFilter = useDaysFilter({ label: auditTexts.days, navigation: list });
  const { filter, from: firstDay, to: lastDay } = list.params;
  const query = useAuditQuery(
    pageQuery(list.params, {
      action: auditActions.find(({ slug }) => slug === filter)?.action ?? null,
      doneFrom: firstDay && startOfDay(firstDay),
      doneTo: lastDay && startOfDay(addDays(lastDay, 1)),
    }),
  );

  return (
    <Page title={auditTexts.title} lead={auditTexts.lead} width="wide">
      <PagedTable
        noun={auditTexts.noun}
        columns={auditColumns}
        navigation={list}
        query={query}
        select={(data) => data.auditEntries}
        placeholder={auditTexts.searchHint}
        daysFilter={daysFilter}
        defaultSortLabel={auditTexts.latest}
        empty={<Empty>{auditTexts.empty}</Empty>}
      />
    </Page>
  );
}
