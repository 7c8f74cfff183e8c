import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useRowAction } from "../../../features/use-row-action";
import { settingsTexts as texts } from "../../../messages/admin-settings";
import { color, space } from "../../../theme/tokens";
import { ActionButton } from "../../../ui/form/ActionButton";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { Table, type Column } from "../../../ui/table/Table";
import { RowActions } from "../../../ui/table/table-frame";

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

interface SettingsListProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The searched text of a row. */
  textOf: (row: Row) => string;
  empty: string;
}

/** The entries of a section in a table; a long one has a search. */
export function SettingsList<Row extends { id: string }>(props: SettingsListProps<Row>) {
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

interface RowButtonsProps {
  name: string;
  /** Opens the form; without it the row can't be changed. */
  onEdit?: (() => void) | undefined;
  /** The button that ends or removes the entry. */
  removal?:
    | { label: string; question: string; consequence: string; remove: () => Promise<unknown> }
    | undefined;
}

/** The buttons of a row: edit, and remove after a confirmation. */
export function RowButtons({ name, onEdit, removal }: RowButtonsProps): ReactNode {
  const run = useRowAction();
  const named = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <RowActions>
      {onEdit && (
        <div>
          <Button variant="secondary" size="small" onClick={onEdit}>
            {texts.edit}
            {named}
          </Button>
        </div>
      )}
      {removal && (
        <div>
          <ActionButton
            variant="secondary"
            size="small"
            dangerous
            confirmation={{
              title: removal.question,
              text: removal.consequence,
              confirm: removal.label,
            }}
            onPress={() => run(() => removal.remove().then(() => null))}
          >
            <span>{removal.label}</span>
            {named}
          </ActionButton>
        </div>
      )}
    </RowActions>
  );
}
