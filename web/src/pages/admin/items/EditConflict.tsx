import { styled } from "styled-components";
import { editItemTexts } from "../../../messages/edit-item";
import { space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { truncate } from "../../../ui/format/format";
import { Notice } from "../../../ui/feedback/Notice";
import { changedFields, describeField } from "./form/product-entry";
import type { EditItem_ProductFragment } from "./EditItemPage.generated";

const Choice = styled(Notice)`
  display: grid;
  gap: ${space[3]};
  justify-items: start;

  h2 {
    font-size: ${text.body};
  }
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
  }
  dt {
    font-weight: 550;
  }
  dd {
    margin: 0;
  }
`;

interface EditConflictProps {
  /** The product as the form loaded it. */
  base: EditItem_ProductFragment;
  /** The product as somebody else has changed it. */
  theirs: EditItem_ProductFragment;
  onTakeTheirs: () => void;
}

/** Shows what somebody else has changed meanwhile, and lets the admin drop their own changes or save them on top. */
export function EditConflict({ base, theirs, onTakeTheirs }: EditConflictProps) {
  return (
    <Choice role="alert">
      <h2>{editItemTexts.conflict}</h2>
      <dl>
        {changedFields(base, theirs).map((field) => {
          const [label, now] = describeField(theirs, field);
          return <Change key={field} label={label} now={now} />;
        })}
      </dl>
      <p>{editItemTexts.notSaved}</p>
      <Button variant="secondary" onClick={onTakeTheirs}>
        {editItemTexts.takeTheirs}
      </Button>
    </Choice>
  );
}

function Change({ label, now }: { label: string; now: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {editItemTexts.isNow} <bdi>{truncate(now, 300)}</bdi>
      </dd>
    </>
  );
}
