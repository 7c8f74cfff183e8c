import { Fragment, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { settingsTexts as texts } from "../../../messages/admin-settings";
import { color, space } from "../../../theme/tokens";
import { TextField } from "../../../ui/form/Field";
import { Table, type Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";
import { RowButtons, type Removal } from "../parts/RowButtons";
import { useEditor } from "../parts/use-editor";
import { Section } from "./Section";
import { NEW } from "./settings";

/** The maximum number of rows shown at once; longer lists have a search. */
const MOST = 100;
const SEARCHABLE = 20;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Note = styled.p`
  color: ${color.muted};
`;

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
  const actions: Column<Row> = {
    header: texts.actions,
    actions: true,
    align: "end",
    cell: (each) => {
      const removal = removalOf(each);
      return (
        removal && (
          <RowActions>
            <RowButtons onEdit={() => edit(each)} removal={removal} />
          </RowActions>
        )
      );
    },
  };
  return (
    <Section title={words.title} about={words.about} action={addButton(words.add)}>
      <SearchableTable {...list} caption={words.title} empty={words.empty} columns={[...columns, actions]} />
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
  if (rows.length === 0) return <Note>{empty}</Note>;
  const wanted = search.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
  return (
    <Stack>
      {rows.length >= SEARCHABLE && (
        <TextField
          type="search"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 ? (
        <Note>{texts.nothingFound}</Note>
      ) : (
        <Table {...table} rows={found.slice(0, MOST)} rowKey={({ id }) => id} />
      )}
      {found.length > MOST && <Note>{texts.showing(MOST, found.length)}</Note>}
    </Stack>
  );
}
