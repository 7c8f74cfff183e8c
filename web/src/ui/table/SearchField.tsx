import { MAX_SEARCH } from "@shop/shared/lists";
import { searchText } from "../../messages/controls";
import { TextField } from "../form/Field";
import { useDebouncedSearch } from "./use-debounced-search";

interface SearchFieldProps {
  /** The search text of the URL. */
  search: string;
  placeholder: string;
  /** `replace` where the text continues the last one, which then needs no history entry of its own. */
  onSearch: (search: string, replace: boolean) => void;
}

/** A search field that searches while the visitor types. */
export function SearchField({ search, placeholder, onSearch }: SearchFieldProps) {
  const field = useDebouncedSearch(search, onSearch);
  return (
    <TextField
      label={searchText}
      type="search"
      name="search"
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={MAX_SEARCH}
      {...field}
    />
  );
}
