import { MAX_SEARCH } from "@shop/shared/lists";
import { styled } from "styled-components";
import { searchText } from "../../../messages/controls";
import { TextField } from "../../../ui/form/Field";
import { useResettableSearch } from "../../../ui/table/use-debounced-search";
import { useCombobox } from "./use-combobox";

const Place = styled.div`
  position: relative;
`;

interface ProductSearchFieldProps {
  /** The search text of the URL. */
  search: string;
  placeholder: string;
  /** `replace` where the text continues the last one, which then needs no history entry of its own. */
  onSearch: (search: string, replace: boolean) => void;
}

/** The search field of the list of products: it searches while the visitor types, and suggests what else they may mean. */
export function ProductSearchField({ search, placeholder, onSearch }: ProductSearchFieldProps) {
  const [typing, reset] = useResettableSearch(search, onSearch);
  const { field, suggestions } = useCombobox(reset);
  return (
    <Place>
      <TextField
        label={searchText}
        type="search"
        name="search"
        placeholder={placeholder}
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        {...typing}
        {...field}
      />
      {suggestions}
    </Place>
  );
}
