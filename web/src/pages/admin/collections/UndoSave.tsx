import { failed } from "@shop/shared/messages/en/common";
import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { styled } from "styled-components";
import { conflictMessageOf } from "../../../graphql/errors";
import { evicting } from "../../../graphql/evict";
import { space } from "../../../theme/tokens";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { Button } from "../../../ui/form/Button";
import { entryOf, inputOf } from "./collection-entry";
import {
  useSaveCollectionMutation,
  type CollectionForm_CollectionFragment,
} from "./ManageCollectionPage.generated";

/** As wide as its text, unlike the toast's own button. */
const Undo = styled(Button)`
  && {
    width: auto;
    padding: 0 ${space[3]};
  }
`;

interface UndoSaveProps {
  before: CollectionForm_CollectionFragment;
  /** The version of the change to undo. */
  version: number;
}

/** Saves a collection as it was before its last change. */
export function UndoSave({ before, version }: UndoSaveProps) {
  const [save, { loading }] = useSaveCollectionMutation(evicting("collections", "collection", "products"));
  const alert = useAlert();
  const input = { ...inputOf(entryOf(before), before), version };
  const press = () =>
    save({ variables: { id: before.id, input } }).then(
      () => alert(texts.undone),
      (error: unknown) => alert(failed(conflictMessageOf(error) ?? texts.notUndone)),
    );
  return (
    <Undo variant="quiet" busy={loading} onClick={() => void press()}>
      {texts.undo}
    </Undo>
  );
}
