import { seoLabels } from "@shop/shared/messages/en/admin-items";
import { Suspense, useState, type ComponentType } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { styled } from "styled-components";
import { color, space } from "../../../../theme/tokens";
import { lazyOptional } from "../../../../ui/browser/lazy-optional";
import { FormSkeleton, linesHigh, oneLine } from "../../../../ui/form/FormSkeleton";
import type { SearchEngineFieldsProps } from "./SearchEngineFields";
import type { SeoEntry } from "./seo-entry";

const Fields = lazyOptional(async () => (await import("./SearchEngineFields")).SearchEngineFields);

const Frame = styled.details`
  summary {
    width: fit-content;
    margin-bottom: ${space[2]};
    line-height: var(--target);
    color: ${color.accentInk};
    font-weight: 550;
    cursor: pointer;
  }
`;

interface SearchEnginesProps<Entry extends SeoEntry & FieldValues> extends SearchEngineFieldsProps<Entry> {
  /** The form's errors; the fields open for one of theirs. */
  errors: FieldErrors<SeoEntry>;
}

/** The fields for search engines, loaded when they are opened. */
export function SearchEngines<Entry extends SeoEntry & FieldValues>({
  errors,
  ...fields
}: SearchEnginesProps<Entry>) {
  const [isOpened, setOpened] = useState(false);
  const isOpen =
    isOpened || Boolean(errors.seoTitle ?? errors.seoDescription ?? (fields.setSlug && errors.slug));
  const OwnFields = Fields as unknown as ComponentType<SearchEngineFieldsProps<Entry>>;
  return (
    <Frame open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{seoLabels.title}</summary>
      {isOpen && (
        <Suspense fallback={<FormSkeleton controls={[oneLine, linesHigh(3), oneLine]} />}>
          <OwnFields {...fields} />
        </Suspense>
      )}
    </Frame>
  );
}
