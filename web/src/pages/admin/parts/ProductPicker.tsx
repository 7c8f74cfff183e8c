import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { MAX_SEARCH } from "@shop/shared/lists";
import { useState } from "react";
import { styled } from "styled-components";
import { space } from "../../../theme/tokens";
import { Failure } from "../../../ui/feedback/states";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { Muted } from "../../../ui/layout/Muted";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { useDebouncedSearch } from "../../../ui/table/use-debounced-search";
import { useFindVariantsQuery, type GroupForm_ProductFragment } from "./ProductPicker.generated";

const Results = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[3]};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

interface ProductPickerProps {
  /** The ids of the products in the form. */
  chosen: ReadonlySet<string>;
  /** The reason why a product can't be added; undefined if it can. */
  whyNot: (product: GroupForm_ProductFragment) => string | undefined;
  onAdd: (product: GroupForm_ProductFragment) => void;
}

/** Searches products by name, and adds them to the form. */
export function ProductPicker({ chosen, whyNot, onAdd }: ProductPickerProps) {
  const [search, setSearch] = useState("");
  const [said, setSaid] = useState("");
  const field = useDebouncedSearch(search, setSearch);
  const { data, error, refetch } = useFindVariantsQuery({
    variables: { search },
    skip: search === "",
    fetchPolicy: "network-only",
  });
  const matches = search === "" ? undefined : data?.products.nodes;
  const found = matches?.filter(({ id }) => !chosen.has(id));
  const add = (product: GroupForm_ProductFragment) => {
    onAdd(product);
    setSaid(texts.added(product.name));
  };
  const { onKeyDown, ...rest } = field;

  return (
    <div>
      <TextField
        label={texts.find}
        type="search"
        placeholder={texts.findHint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        {...rest}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault(); // searches, and doesn't send the form
          onKeyDown(event);
        }}
      />
      {error && <Failure error={error} onRetry={refetch} />}
      {matches?.length === 0 && <Muted as="p">{texts.noResults}</Muted>}
      {found && found.length > 0 && (
        <Results>
          {found.map((product) => {
            const reason = whyNot(product);
            return (
              <li key={product.id}>
                <ProductThumbnail image={product.image} />
                <span>
                  <bdi>{product.name}</bdi>
                  {reason && <Muted>{` ${reason}`}</Muted>}
                </span>
                <Button variant="secondary" disabled={reason !== undefined} onClick={() => add(product)}>
                  {texts.add}
                  <VisuallyHidden>{product.name}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </Results>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
