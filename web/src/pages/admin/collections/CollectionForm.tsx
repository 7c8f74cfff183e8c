import { IMAGES_PATH, uploadMediaTypes } from "@shop/shared/images";
import { collectionFormTexts as texts } from "@shop/shared/messages/en/admin-collections";
import { collectionTexts } from "@shop/shared/messages/en/products";
import { slugOf } from "@shop/shared/taxonomy";
import type { FormEvent } from "react";
import { useWatch } from "react-hook-form";
import { evicting } from "../../../graphql/evict";
import { paths } from "../../../paths";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { FormFailure } from "../../../ui/feedback/Notice";
import { Button } from "../../../ui/form/Button";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { TextArea, TextField } from "../../../ui/form/Field";
import { FormStack } from "../../../ui/form/Form";
import { PictureField } from "../parts/PictureField";
import { SearchEngines } from "../parts/search-engines/SearchEngines";
import { UndoInToast } from "../parts/UndoInToast";
import { useLeaveWarning } from "../parts/use-leave-warning";
import { useSaveForm } from "../parts/use-save-form";
import {
  collectionLabels,
  collectionRules,
  entryOf,
  hasOtherConditions,
  inputOf,
  type CollectionEntry,
} from "./collection-entry";
import {
  useSaveCollectionMutation,
  type CollectionForm_CollectionFragment,
} from "./ManageCollectionPage.generated";
import { PickedProducts } from "./PickedProducts";
import { RuleFields } from "./RuleFields";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

interface CollectionFormProps {
  /** Null for a new collection. */
  collection: CollectionForm_CollectionFragment | null;
}

/** A collection's page in a search engine, without texts for it. */
const resultOf = ({ name, slug, description }: CollectionEntry) => ({
  title: name,
  description: description.trim() || collectionTexts.description(name),
  path: ["collections", slug || slugOf(name)],
});

/** Adds a collection, or changes one. */
export function CollectionForm({ collection }: CollectionFormProps) {
  const [saveCollection] = useSaveCollectionMutation(evicting("collections", "collection", "products"));
  const alert = useAlert();
  const navigate = useNavigateHere();
  const restore = (before: CollectionForm_CollectionFragment, version: number) =>
    saveCollection({
      variables: { id: before.id, input: { ...inputOf(entryOf(before), before), version } },
    });
  const { field, control, register, setValue, clearErrors, formState, sending } = useSaveForm({
    labels: collectionLabels,
    rules: collectionRules,
    texts,
    defaultValues: entryOf(collection),
    save: (entry) =>
      saveCollection({
        variables: { id: collection?.id ?? null, input: inputOf(entry, collection) },
      }),
    onSaved: async ({ data }) => {
      await navigate(paths.manageCollections);
      const details = collection && data && (
        <UndoInToast texts={texts} undo={() => restore(collection, data.saveCollection.version)} />
      );
      await alert({ ...texts.saved, details });
    },
  });
  const { errors } = formState;
  useLeaveWarning(formState.isDirty && !formState.isSubmitSuccessful);
  const { name, imageUrl, choice, productIds } = useWatch({ control }) as CollectionEntry;

  const submit = (event: FormEvent) => {
    clearErrors(); // those of the server, at fields without an input, would prevent sending
    void sending.onSubmit(event);
  };

  return (
    <FormStack noValidate onSubmit={submit}>
      <TextField {...field("name")} />
      <TextField
        {...field("slug")}
        required={false}
        placeholder={slugOf(name)}
        hint={collection ? texts.slugChangeHint : texts.slugHint}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...field("description")} required={false} rows={4} hint={texts.descriptionHint} />
      <PictureField
        path={IMAGES_PATH}
        label={texts.labels.imageUrl}
        hint={texts.pictureHint}
        accept={uploadMediaTypes.join()}
        value={imageUrl}
        error={errors.imageUrl?.message}
        onChange={(url) => setValue("imageUrl", url, { shouldDirty: true })}
      />
      <ChoiceGroup label={texts.choice} error={errors.rule?.message ?? errors.productIds?.message}>
        <CheckboxField
          type="radio"
          value="hand"
          label={texts.byHand}
          hint={texts.byHandHint}
          {...register("choice")}
        />
        <CheckboxField
          type="radio"
          value="rule"
          label={texts.byRule}
          hint={texts.byRuleHint}
          {...register("choice")}
        />
      </ChoiceGroup>
      {choice === "hand" ? (
        <PickedProducts
          products={productIds}
          errorOf={(place) => errors.productIds?.[place]?.message}
          onChange={(products) => {
            clearErrors("productIds");
            setValue("productIds", products, { shouldDirty: true });
          }}
        />
      ) : (
        <RuleFields
          field={field}
          onSale={register("rule.onSale")}
          brands={(collection?.rule?.brands ?? []).join()}
          hasOtherConditions={hasOtherConditions(collection?.rule ?? null)}
        />
      )}
      <SearchEngines field={field} control={control} resultOf={resultOf} errors={errors} />
      <FormFailure>{sending.failure}</FormFailure>
      <div>
        <Button type="submit" size="large" busy={sending.busy}>
          {texts.save}
        </Button>
      </div>
    </FormStack>
  );
}
