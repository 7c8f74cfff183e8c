import { styled } from "styled-components";
import { browseTexts } from "@shop/shared/messages/en/products";
import { from } from "../../../../theme/tokens";
import { Button } from "../../../../ui/form/Button";
import { FILTERS } from "./use-filter-form";

const BelowLarge = styled.div`
  ${from.large} {
    display: none;
  }
`;

/** Opens the drawer with the filters, where they are not a column. */
export function FilterButton({ chosen }: { chosen: number }) {
  return (
    <BelowLarge>
      <Button variant="secondary" wide popoverTarget={FILTERS}>
        {`${browseTexts.filters}${chosen > 0 ? ` (${chosen})` : ""}`}
      </Button>
    </BelowLarge>
  );
}
