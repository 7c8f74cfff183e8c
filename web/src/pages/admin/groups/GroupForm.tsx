import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { alertTexts } from "@shop/shared/messages/en/common";
import { useState, type FormEvent } from "react";
import { styled } from "styled-components";
import { RowAction } from "../../../features/RowAction";
import { conflictMessageOf, fieldErrorsOf, isForbidden, isNotFound } from "../../../graphql/errors";
import { evicting } from "../../../graphql/evict";
import { paths } from "../../../paths";
import { color, from, space, text } from "../../../theme/tokens";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { FormFailure } from "../../../ui/feedback/Notice";
import { explainTemporaryRefusal } from "../../../ui/feedback/temporary-refusal";
import { Button } from "../../../ui/form/Button";
import { Hint, TextField } from "../../../ui/form/Field";
import { FormStack } from "../../../ui/form/Form";
import { Card } from "../../../ui/layout/Card";
import { Stack } from "../../../ui/layout/Page";
import {
  emptyGroup,
  errorsIn,
  inOrder,
  rebase,
  toEntry,
  toInput,
  withProduct,
  withTyped,
  type GroupEntry,
  type GroupErrors,
} from "./group-entry";
import type { GroupForm_ProductFragment } from "../parts/ProductPicker.generated";
import {
  useBuildProductGroupMutation,
  useRemoveProductGroupMutation,
  type GroupForm_GroupFragment,
} from "./GroupPage.generated";
import { OptionFields } from "./OptionFields";
import { ProductPicker } from "../parts/ProductPicker";
import { useLeaveWarning } from "../parts/use-leave-warning";
import { VariantRows } from "./VariantRows";
import { useNavigateHere } from "../../../ui/browser/use-navigate-here";

const Heading = styled.h2`
  font-size: ${text.title};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block: ${space[3]};
  background: ${color.ground};

  /* on a phone, the menu is there */
  ${from.large} {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
`;

const changes = evicting("products", "topProducts", "productGroups", "auditEntries");

interface GroupFormProps {
  /** Null for a new group. */
  group: GroupForm_GroupFragment | null;
  /** The first variant of a new group, if there is one. */
  product: GroupForm_ProductFragment | null;
  /** Fetches the group again; null if it's gone. */
  reload?: () => Promise<GroupForm_GroupFragment | null>;
}

const isShifted = (before: readonly { key: string }[], after: readonly { key: string }[]) =>
  before.some(({ key }, at) => after[at]?.key !== key);

/** The state of the form, and its saving. */
function useGroupForm({ group, product, reload }: GroupFormProps) {
  const [initial] = useState(() => (group ? toEntry(group) : emptyGroup(product)));
  const [entry, setEntry] = useState(initial);
  const [base, setBase] = useState(group);
  const [errors, setErrors] = useState<GroupErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [build, { loading: busy }] = useBuildProductGroupMutation(changes);
  const alert = useAlert();
  const navigate = useNavigateHere();
  useLeaveWarning(entry !== initial && !isSaved);

  const explain = async (error: unknown) => {
    if (isForbidden(error)) return alert(alertTexts.notPermitted);
    const found = fieldErrorsOf(error);
    const conflict = conflictMessageOf(error);
    setErrors(found);
    setOutdated(conflict !== undefined && reload !== undefined);
    if (Object.keys(found).length > 0) return setFailure(texts.fix);
    setFailure(
      isNotFound(error) ? texts.gone : (conflict ?? explainTemporaryRefusal(error) ?? texts.notSaved),
    );
  };
  const change = (next: GroupEntry) => {
    setEntry(next);
    // errors name the places of variants and options
    if (!isShifted(entry.variants, next.variants) && !isShifted(entry.options, next.options)) return;
    setErrors({});
    setFailure(undefined);
  };
  const save = async () => {
    const ordered = inOrder(withTyped(entry));
    setEntry(ordered);
    const found = errorsIn(ordered);
    setErrors(found);
    setFailure(Object.keys(found).length > 0 ? texts.fix : undefined);
    if (Object.keys(found).length > 0) return;
    try {
      await build({ variables: { id: group?.id ?? null, input: toInput(ordered) } });
    } catch (error) {
      return explain(error);
    }
    setSaved(true);
    await navigate(paths.groups);
    await alert(texts.saved);
  };
  const loadCurrent = async () => {
    const now = (await reload?.()) ?? null;
    if (now && base) setEntry((typed) => rebase(typed, base, now)); // also what was typed in the meantime
    setBase(now);
    setOutdated(false);
    setFailure(now ? texts.reloaded : texts.gone);
  };
  return { entry, change, errors, failure, isOutdated, busy, save, loadCurrent };
}

/** Builds a group from products, and from copies of one, or changes a group. */
export function GroupForm(props: GroupFormProps) {
  const { group } = props;
  const { entry, change, errors, failure, isOutdated, busy, save, loadCurrent } = useGroupForm(props);
  const chosen = new Set(entry.variants.flatMap(({ product }) => product?.id ?? []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <FormStack noValidate onSubmit={submit}>
      <TextField
        label={texts.name}
        name="name"
        autoComplete="off"
        hint={texts.nameHint}
        value={entry.name}
        error={errors["name"] && texts.wrong(texts.name, errors["name"])}
        onChange={({ target }) => change({ ...entry, name: target.value })}
      />
      <Card>
        <Stack $gap={4}>
          <Heading>{texts.options}</Heading>
          <Hint>{texts.optionsHint}</Hint>
          <OptionFields entry={entry} errors={errors} onChange={change} />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Heading>{texts.variants}</Heading>
          <Hint>{entry.variants.length > 0 ? texts.variantsHint : texts.noVariants}</Hint>
          <VariantRows entry={entry} errors={errors} onChange={change} />
          <ProductPicker
            chosen={chosen}
            whyNot={(found) =>
              found.group && found.group.id !== group?.id ? texts.isIn(found.group.name) : undefined
            }
            onAdd={(product) => change(withProduct(entry, product))}
          />
        </Stack>
      </Card>
      <FormFailure>{failure}</FormFailure>
      <Actions>
        <Button type="submit" size="large" busy={busy}>
          {texts.save}
        </Button>
        {isOutdated && (
          <Button variant="secondary" size="large" onClick={() => void loadCurrent()}>
            {texts.reload}
          </Button>
        )}
        {group && <RemoveGroup group={group} />}
      </Actions>
    </FormStack>
  );
}

function RemoveGroup({ group: { id, name } }: { group: GroupForm_GroupFragment }) {
  const [remove] = useRemoveProductGroupMutation(changes);
  const navigate = useNavigateHere();
  const press = async () => {
    const { data } = await remove({ variables: { id } });
    if (!data?.removeProductGroup) return texts.notRemoved;
    await navigate(paths.groups);
    return texts.removed;
  };
  return (
    <RowAction
      size="large"
      dangerous
      confirmation={{ title: texts.removeTitle(name), text: texts.removeText, confirm: texts.remove }}
      act={press}
    >
      {texts.remove}
    </RowAction>
  );
}
