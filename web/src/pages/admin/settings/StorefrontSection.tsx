import { uploadMediaTypes } from "@shop/shared/images";
import { storefrontTexts as texts } from "@shop/shared/messages/en/admin-settings";
import {
  MAX_FEATURED_COLLECTIONS,
  MAX_FOOTER_LINKS,
  storefrontBounds as bounds,
} from "@shop/shared/storefront";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSessionActions } from "../../../features/session/SessionProvider";
import { conflictMessageOf, isConflict } from "../../../graphql/errors";
import { evicting } from "../../../graphql/evict";
import { Button } from "../../../ui/form/Button";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../ui/form/ChoiceGroup";
import { Hint, TextArea, TextField } from "../../../ui/form/Field";
import { PictureField } from "../parts/PictureField";
import { useLeaveWarning } from "../parts/use-leave-warning";
import { resetSaved, useSaveForm } from "../parts/use-save-form";
import { Editor, FieldPair, Section } from "./Section";
import type { Settings, Storefront } from "./settings";
import { usePublishStorefrontMutation, useUndoStorefrontMutation } from "./SettingsPage.generated";
import { entryOf, inputOf, storefrontLabels, type StorefrontEntry } from "./storefront-entry";

const ACCENT_EXAMPLE = "#1f5fbf";

/** Opens the home page with a draft in a new tab. A browser sends no header with a form, so the token is in its body. */
function openPreview(draft: object, token: string): void {
  const form = Object.assign(document.createElement("form"), {
    ...{ method: "post", action: "/?preview", target: "_blank" },
  });
  for (const [name, value] of Object.entries({ draft: JSON.stringify(draft), token }))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

interface StorefrontSectionProps extends Settings {
  /** Reads the settings again. */
  onConflict: () => Promise<unknown>;
}

/** The warning about a logo that would be too small at the top of a page because of its shape. */
const logoWarning = (shape: number) =>
  shape > 8 ? texts.logoWide : shape < 1 / 2 ? texts.logoTall : undefined;

/** The storefront's words and pictures: published after a preview, and undone. */
export function StorefrontSection({ storefront, collections, onConflict }: StorefrontSectionProps) {
  const [done, setDone] = useState<string>();
  const [undoFailure, setUndoFailure] = useState<string>();
  const { getAccessToken } = useSessionActions();
  const [publish] = usePublishStorefrontMutation(evicting("shopSettings"));
  const [undo, undoing] = useUndoStorefrontMutation(evicting("shopSettings"));
  /** The version that the form's texts began with: those of another admin since then aren't replaced unseen. */
  const [version, setVersion] = useState(storefront.storefrontVersion);
  const isOutdated = storefront.storefrontVersion > version;
  const { field, control, sending, ...form } = useSaveForm<StorefrontEntry>({
    labels: storefrontLabels,
    defaultValues: entryOf(storefront, collections),
    save: async (entry) => {
      setDone(undefined);
      try {
        const { data } = await publish({
          variables: { input: { ...inputOf(entry), storefrontVersion: version } },
        });
        if (data) show(data.saveShopSettings, entry);
      } catch (error) {
        if (!isConflict(error)) throw error;
        await onConflict();
        return;
      }
      setDone(texts.published);
    },
  });
  const beginWith = ({ storefrontVersion }: Storefront) => {
    setVersion(storefrontVersion);
    setUndoFailure(undefined);
  };
  const { getValues, setValue, formState } = form;
  /** What was typed since the form had the values `sent` stays. */
  const show = (published: Storefront, sent = getValues()) => {
    beginWith(published);
    resetSaved(form, sent, entryOf(published, collections));
  };
  const { isDirty } = formState;
  useLeaveWarning(isDirty);
  useEffect(() => {
    if (isOutdated && !isDirty) show(storefront);
  });
  const entry = useWatch({ control });
  const chosen = entry.featuredCollectionIds ?? [];
  const links = entry.footerLinks ?? [];
  const lastLink = links.findLastIndex(({ label, url }) => label || url);

  const undoLast = async () => {
    setDone(undefined);
    setUndoFailure(undefined);
    const sent = structuredClone(getValues());
    try {
      const { data } = await undo({ variables: { version } });
      if (data) show(data.undoStorefront, sent);
      setDone(texts.undone);
    } catch (error) {
      if (isConflict(error)) await onConflict();
      setUndoFailure(conflictMessageOf(error) ?? texts.notUndone);
    }
  };
  const preview = async () => openPreview(inputOf(getValues()), (await getAccessToken()) ?? "");
  const picture = (name: "logoUrl" | "heroImageUrl") => ({
    path: "/storefront/pictures",
    label: texts.labels[name],
    value: entry[name] ?? "",
    error: formState.errors[name]?.message,
    onChange: (url: string) => setValue(name, url, { shouldDirty: true }),
  });

  return (
    <Section title={texts.title} about={texts.about}>
      <Editor
        {...sending}
        failure={isOutdated ? texts.outdated : (sending.failure ?? undoFailure)}
        done={done}
        saveLabel={texts.publish}
        actions={
          <>
            <Button variant="secondary" onClick={() => void preview()}>
              {texts.preview}
            </Button>
            {isOutdated && (
              <>
                <Button variant="secondary" onClick={() => show(storefront)}>
                  {texts.loadTheirs}
                </Button>
                <Button variant="secondary" onClick={() => beginWith(storefront)}>
                  {texts.keepMine}
                </Button>
              </>
            )}
            {storefront.storefrontUndoable && !isOutdated && (
              <Button variant="secondary" busy={undoing.loading} onClick={() => void undoLast()}>
                {texts.undo}
              </Button>
            )}
          </>
        }
        sample={null}
      >
        <TextField {...field("name")} maxLength={bounds.name.max} hint={texts.nameHint} />
        <PictureField
          {...picture("logoUrl")}
          hint={texts.logoHint}
          accept="image/svg+xml,image/png"
          warningOf={logoWarning}
        />
        <TextField
          {...field("accentColor")}
          maxLength={7}
          placeholder={ACCENT_EXAMPLE}
          spellCheck={false}
          hint={texts.accentHint}
        />
        <TextField {...field("tagline")} maxLength={bounds.tagline.max} hint={texts.taglineHint} />
        <PictureField {...picture("heroImageUrl")} hint={texts.heroHint} accept={uploadMediaTypes.join()} />
        <ChoiceGroup label={texts.labels.featuredCollectionIds}>
          <Hint>
            {collections.length > 0 ? texts.collectionsHint(MAX_FEATURED_COLLECTIONS) : texts.noCollections}
          </Hint>
          {collections.map(({ id, slug, name }) => (
            <CheckboxField
              key={id}
              label={name}
              hint={chosen.includes(id) ? texts.place(chosen.indexOf(id) + 1) : `/collections/${slug}`}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= MAX_FEATURED_COLLECTIONS}
              onChange={({ target }) =>
                setValue(
                  "featuredCollectionIds",
                  target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  { shouldDirty: true },
                )
              }
            />
          ))}
        </ChoiceGroup>
        <TextArea {...field("deliveryText")} rows={3} maxLength={bounds.text.max} hint={texts.textHint} />
        <TextArea {...field("returnText")} rows={3} maxLength={bounds.text.max} hint={texts.textHint} />
        <ChoiceGroup label={texts.labels.footerLinks}>
          {links.slice(0, Math.min(lastLink + 2, MAX_FOOTER_LINKS)).map((_, index) => (
            <FieldPair key={index}>
              <TextField {...field(`footerLinks.${index}.label`)} maxLength={bounds.linkLabel.max} />
              <TextField
                {...field(`footerLinks.${index}.url`)}
                maxLength={bounds.linkUrl.max}
                inputMode="url"
              />
            </FieldPair>
          ))}
        </ChoiceGroup>
      </Editor>
    </Section>
  );
}
