import { foreignTimeZone } from "../parts/local-time";
import { useApolloClient } from "@apollo/client/react";
import { useState, useEffect, useRef, type ComponentProps } from "react";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { changeTexts as texts } from "@shop/shared/messages/en/admin-catalogue";
import { productFormTexts, saleChangeTexts, saleFormTexts } from "@shop/shared/messages/en/admin-items";
import { CloseButton } from "../../../ui/dialog/CloseButton";
import { DialogActions, ModalFrame } from "../../../ui/dialog/ModalFrame";
import { nothing, toChange, type ChangeEntry, changeLabels, changeRules, KEEP } from "./change-entry";
import { color, space } from "../../../theme/tokens";
import { DialogFailure } from "../../../ui/dialog/DialogForm";
import { Button } from "../../../ui/form/Button";
import { ChangeList, listChange, Refusals } from "../changes/ChangeList";
import {
  type ProductChangesQuery,
  ProductChangesDocument,
  useChangeProductsMutation,
  type ProductChangesQueryVariables,
} from "./ChangeSelected.generated";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { isForbidden } from "../../../graphql/errors";
import { evictLists } from "../../../graphql/evict";
import type { ChangeProductsInput } from "../../../graphql/schema.generated";
import { alertTexts } from "@shop/shared/messages/en/common";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import { DateField } from "../../../ui/form/DateField";
import { SelectField, TextField } from "../../../ui/form/Field";
import { fieldsOf } from "../../../ui/form/fields-of";
import { SelectOptions, type SelectOption } from "../../../ui/form/SelectOptions";
import { FormStack } from "../../../ui/form/Form";
import { UndoButton } from "./UndoButton";
import { useClassification } from "../parts/use-classification";

interface ChangeFormProps {
  initial: ChangeEntry;
  failure: string | undefined;
  onSubmit: (entry: ChangeEntry) => Promise<void>;
}

/** The form of a bulk change. */
function ChangeForm({ initial, failure, onSubmit }: ChangeFormProps) {
  const form = useForm<ChangeEntry>({ defaultValues: initial });
  const { handleSubmit, control, formState, setError } = form;
  const field = fieldsOf(form, changeLabels, changeRules);
  const { classification, error } = useClassification();
  const [price, sale] = useWatch({ control, name: ["price", "sale"] });
  const send = handleSubmit(async (entry) => {
    if (toChange(entry)) return onSubmit(entry);
    setError("root", { message: texts.nothingChosen });
  });

  return (
    <FormStack noValidate onSubmit={(event) => void send(event)}>
      {error ? (
        <p role="status">{productFormTexts.notLoaded}</p>
      ) : (
        <>
          <Target
            field={field("category")}
            none={productFormTexts.noCategory}
            options={classification?.categories}
          />
          <Target field={field("brand")} none={productFormTexts.noBrand} options={classification?.brands} />
        </>
      )}
      <SelectField {...field("price")}>
        <option value={KEEP}>{texts.keep}</option>
        <option value="percent">{texts.byPercent}</option>
        <option value="amount">{texts.byAmount}</option>
      </SelectField>
      {price !== KEEP && (
        <TextField
          key={price}
          {...field(price)}
          hint={price === "percent" ? texts.percentHint : texts.amountHint}
        />
      )}
      {price === KEEP && (
        <SelectField {...field("sale")}>
          <option value={KEEP}>{texts.keep}</option>
          <option value="start">{saleChangeTexts.start}</option>
          <option value="end">{saleChangeTexts.end}</option>
        </SelectField>
      )}
      {price === KEEP && sale === "start" && (
        <>
          <TextField {...field("percentOff")} hint={saleChangeTexts.percentOffHint} inputMode="decimal" />
          <DateField
            {...field("saleEnds")}
            hint={saleFormTexts.endsHint(foreignTimeZone())}
            type="datetime-local"
          />
        </>
      )}
      <SelectField {...field("rounding")}>
        <option value={KEEP}>{texts.keep}</option>
        <option value="CENTS_95">{saleChangeTexts.to95}</option>
        <option value="CENTS_99">{saleChangeTexts.to99}</option>
      </SelectField>
      <SelectField {...field("visibility")}>
        <option value={KEEP}>{texts.keep}</option>
        <option value="published">{texts.publish}</option>
        <option value="draft">{texts.makeDrafts}</option>
      </SelectField>
      <DialogFailure>{formState.errors.root?.message ?? failure}</DialogFailure>
      <DialogActions>
        <CloseButton>{texts.cancel}</CloseButton>
        <Button type="submit" busy={formState.isSubmitting}>
          {texts.preview}
        </Button>
      </DialogActions>
    </FormStack>
  );
}

interface TargetProps {
  field: ComponentProps<typeof SelectField>;
  /** The label of the option that removes the category or the brand. */
  none: string;
  /** Undefined while loading; the field is rendered and focused before. */
  options: readonly SelectOption[] | undefined;
}

function Target({ field, none, options }: TargetProps) {
  if (options?.length === 0) return null;
  return (
    <SelectField {...field}>
      <option value={KEEP}>{texts.keep}</option>
      <SelectOptions none={none} options={options ?? []} />
    </SelectField>
  );
}

type Preview = ProductChangesQuery["productChanges"];
type Change = Omit<ChangeProductsInput, "products">;

/** Previews a bulk change and applies exactly the previewed change: products edited since the preview are refused. */
function useChangeProducts(products: readonly { id: string }[], onChanged: () => void) {
  const client = useApolloClient();
  const [mutate] = useChangeProductsMutation();
  const [shown, setShown] = useState<{ change: Change; preview: Preview }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const alert = useAlert();

  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    await work().catch((error: unknown) => {
      const words = isForbidden(error) ? alertTexts.notPermitted.text : explainTemporaryRefusal(error);
      setFailure(words ?? texts.failed);
    });
  };
  const show = (change: Change) =>
    attempt(async () => {
      const input = { ...change, products: products.map(({ id }) => ({ id })) };
      const { data } = await client.query<ProductChangesQuery, ProductChangesQueryVariables>({
        query: ProductChangesDocument,
        variables: { input },
        fetchPolicy: "no-cache",
      });
      if (data) setShown({ change, preview: data.productChanges });
    });
  const doIt = async ({ change, preview }: NonNullable<typeof shown>) => {
    const named = preview.changes.map(({ productId, version }) => ({ id: productId, version }));
    const { data } = await mutate({ variables: { input: { ...change, products: named } } });
    const result = data?.changeProducts;
    if (result?.__typename === "ProductsNotChanged")
      return setShown({ change, preview: { ...preview, refusals: result.refusals } });
    evictLists(client.cache, "products", "topProducts");
    onChanged();
    const details = result && <UndoButton id={result.id} />;
    await alert({ ...texts.done(named.length), details });
  };
  const change = () => {
    if (!shown) return;
    setBusy(true);
    void attempt(() => doIt(shown)).finally(() => setBusy(false));
  };

  return { preview: shown?.preview, show, hide: () => setShown(undefined), change, failure, busy };
}

const Unchanged = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
`;

interface ChangePreviewProps {
  preview: ProductChangesQuery["productChanges"];
  failure: string | undefined;
  busy: boolean;
  onBack: () => void;
  onChange: () => void;
}

/** The effect on each product, or the products that prevent the change. */
function ChangePreview({ preview, failure, busy, onBack, onChange }: ChangePreviewProps) {
  const { changes, unchanged, refusals } = preview;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // the pressed button has been removed

  return (
    <>
      {refusals.length > 0 && <Refusals text={texts.refused} refusals={refusals} />}
      {changes.length > 0 && <ChangeList changes={changes.map(listChange)} />}
      {unchanged > 0 && (
        <Unchanged>{changes.length > 0 ? texts.unchanged(unchanged) : texts.nothing}</Unchanged>
      )}
      <DialogFailure>{failure}</DialogFailure>
      <DialogActions>
        <Button ref={back} variant="secondary" disabled={busy} onClick={onBack}>
          {texts.back}
        </Button>
        {refusals.length === 0 && changes.length > 0 && (
          <Button busy={busy} onClick={onChange}>
            {texts.doIt(changes.length)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface ChangeDialogProps {
  products: readonly { id: string }[];
  onClose: () => void;
  /** Called after the change, before its announcement. */
  onChanged: () => void;
}

/** Changes category, brand, price, sale or visibility of several products in three steps: form, preview, change. */
export function ChangeDialog({ products, onClose, onChanged }: ChangeDialogProps) {
  const [entry, setEntry] = useState(nothing);
  const { preview, show, hide, change, failure, busy } = useChangeProducts(products, onChanged);
  const changing = preview?.changes.length ?? 0;
  const submit = async (typed: ChangeEntry) => {
    setEntry(typed);
    const wanted = toChange(typed);
    if (wanted) await show(wanted);
  };

  return (
    <ModalFrame
      role="dialog"
      title={changing > 0 ? texts.shownTitle : texts.title(products.length)}
      text={preview ? (changing > 0 ? texts.shown(changing) : texts.noneShown) : texts.question}
      onClose={onClose}
    >
      {preview ? (
        <ChangePreview preview={preview} failure={failure} busy={busy} onBack={hide} onChange={change} />
      ) : (
        <ChangeForm initial={entry} failure={failure} onSubmit={submit} />
      )}
    </ModalFrame>
  );
}
