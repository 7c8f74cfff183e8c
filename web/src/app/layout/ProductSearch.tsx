import { MAX_SEARCH } from "@shop/shared/lists";
import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { SEARCH_FORM, useCombobox } from "../../features/catalogue/search/use-combobox";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../paths";
import { color, from, shadow, space, text } from "../../theme/tokens";
import { focusFirstItem, focusIfOpened } from "../../ui/browser/popover-focus";
import { iconButton } from "../../ui/form/icon-button-style";
import { Input } from "../../ui/form/Input";
import { Search } from "../../ui/icons/icons";
import { useFrame } from "./use-frame";

const Open = styled.button`
  ${iconButton}

  ${from.large} {
    display: none;
  }
`;

/** A popover below the bar; in a wide window part of the bar. */
const Form = styled.form`
  position: fixed;
  inset: calc(4rem + 1px) 0 auto;
  width: 100%;
  max-width: none;
  margin: 0;
  padding: ${space[3]} var(--gutter);
  overflow: visible;
  border: 0;
  background: ${color.ground};
  box-shadow: ${shadow.floating};
  color: ${color.muted};

  > div {
    position: relative;
  }
  > div > svg {
    position: absolute;
    top: calc(50% - 8px);
    left: ${space[3]};
    pointer-events: none;
  }
  > div > input {
    padding-left: 36px;
  }
  ${from.large} {
    position: static;
    display: block;
    width: min(16rem, 25vw);
    padding: 0;
    box-shadow: none;
    color: inherit;

    > div > svg {
      color: ${color.muted};
    }
    > div > input {
      border-color: ${color.line};
      font-size: ${text.small};
    }
  }
`;

const texts = layoutTexts.search;

/**
 * The product search in the top bar; below `large` behind a button. It opens `/products`, even before hydration. There it shows
 * the search text, and the page follows the typing. Not on the admin pages, which have another search.
 */
export function ProductSearch() {
  const { pathname, search } = useLocation();
  const frame = useFrame();
  const navigate = useNavigate();
  const { field, suggestions } = useCombobox();
  if (frame === "admin") return null;
  const searched = pathname.startsWith(paths.products) && new URLSearchParams(search).get("search");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = field.ref.current?.value.trim();
    void navigate(typed ? `${paths.products}?${new URLSearchParams({ search: typed })}` : paths.products);
  };
  return (
    <>
      <Open type="button" popoverTarget={SEARCH_FORM} aria-label={texts.open}>
        <Search size={21} strokeWidth={1.75} aria-hidden />
      </Open>
      <Form
        ref={focusIfOpened}
        id={SEARCH_FORM}
        popover="auto"
        role="search"
        method="get"
        action={paths.products}
        onSubmit={submit}
        onToggle={focusFirstItem}
      >
        <div>
          <Search size={16} aria-hidden />
          <Input
            {...field}
            type="search"
            name="search"
            aria-label={texts.label}
            placeholder={texts.placeholder}
            enterKeyHint="search"
            maxLength={MAX_SEARCH}
            defaultValue={(searched || "").slice(0, MAX_SEARCH)}
          />
          {suggestions}
        </div>
      </Form>
    </>
  );
}
