import { Fragment, useState, type ReactNode } from "react";
import { useMayDo } from "../../../features/session/use-may-do";
import { settingsTexts as texts } from "@shop/shared/messages/en/admin-settings";
import { TextField } from "../../../ui/form/Field";
import { Table, type Column } from "../../../ui/table/Table";
import { actionsColumn } from "../parts/actions-column";
import { RowButtons, type Removal } from "../parts/RowButtons";
import { useEditor } from "../parts/use-editor";
import { Section } from "./Section";
import { NEW } from "./settings";
import { Muted } from "../../../ui/layout/Muted";
import { Stack } from "../../../ui/layout/Page";

/** The maximum number of rows shown at once; longer lists have a search. */
const MOST = 100;
const SEARCHABLE = 20;

interface ListSectionProps<Row> {
  texts: { title: string; about: string; add: string; empty: string };
  /** The columns, without the buttons. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The searched text of a row. */
  textOf: (row: Row) => string;
  /** The deletion of a row; null for a row that can't be changed. */
  removalOf: (row: Row) => Removal | null;
  /** The form for a row, or for a new one. */
  form: (row: Row | undefined, close: () => void) => ReactNode;
}

/** A section with a list: its table, the form for an entry, and buttons that add, edit and delete entries. */
export function ListSection<Row extends { id: string }>(props: ListSectionProps<Row>) {
  const { texts: words, columns, removalOf, form, ...list } = props;
  const { isOpen, row, edit, close, addButton } = useEditor<Row>();
  const mayChange = useMayDo("WRITE_SETTINGS");
  const actions = actionsColumn((each: Row) => {
    const removal = removalOf(each);
    return removal && <RowButtons onEdit={() => edit(each)} removal={removal} />;
  });
  return (
    <Section title={words.title} about={words.about} action={mayChange && addButton(words.add)}>
      <SearchableTable
        {...list}
        caption={words.title}
        empty={words.empty}
        columns={mayChange ? [...columns, actions] : columns}
      />
      {isOpen && <Fragment key={row?.id ?? NEW}>{form(row, close)}</Fragment>}
    </Section>
  );
}

interface SearchableTableProps<Row> extends Pick<ListSectionProps<Row>, "columns" | "rows" | "textOf"> {
  caption: string;
  empty: string;
}

function SearchableTable<Row extends { id: string }>(props: SearchableTableProps<Row>) {
  const { rows, textOf, empty, ...table } = props;
  const [search, setSearch] = useState("");
  if (rows.length === 0) return <Muted as="p">{empty}</Muted>;
  const wanted = search.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
  return (
    <Stack $gap={4}>
      {rows.length >= SEARCHABLE && (
        <TextField
          type="search"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 ? (
        <Muted as="p">{texts.nothingFound}</Muted>
      ) : (
        <Table {...table} rows={found.slice(0, MOST)} rowKey={({ id }) => id} />
      )}
      {found.length > MOST && <Muted as="p">{texts.showing(MOST, found.length)}</Muted>}
    </Stack>
  );
}
