import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { evicting } from "../../../graphql/evict";
import { UndoInToast } from "../parts/UndoInToast";
import { entryOf, inputOf } from "./collection-entry";
import {
  useSaveCollectionMutation,
  type CollectionForm_CollectionFragment,
} from "./ManageCollectionPage.generated";

interface UndoSaveProps {
  before: CollectionForm_CollectionFragment;
  /** The version of the change to undo. */
  version: number;
}

/** Saves a collection as it was before its last change. */
export function UndoSave({ before, version }: UndoSaveProps) {
  const [save] = useSaveCollectionMutation(evicting("collections", "collection", "products"));
  const input = { ...inputOf(entryOf(before), before), version };
  return <UndoInToast texts={texts} undo={() => save({ variables: { id: before.id, input } })} />;
}
