import { useApolloClient } from "@apollo/client/react";
import { jpegOf } from "@shop/shared/jpeg-of";
import { exceedsStock } from "@shop/shared/stock";
import { variantTexts as texts } from "@shop/shared/messages/en/products";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../../../paths";
import type { InPlace } from "../../../../ui/browser/in-place";
import { useHydrated } from "../../../../ui/browser/use-hydrated";
import { formatPrice } from "../../../../ui/format/format";
import { previewImageOf } from "../../../../ui/layout/preview-image";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { ProductDocument, type ProductDetails_ProductFragment } from "../ProductPage.generated";
import { choicesOf, type Choice, type Group, type Variant } from "./choices-of";
import { Option, Swatch, Value, Values } from "./choices-layout";

interface VariantChoicesProps {
  product: ProductDetails_ProductFragment;
  group: Group;
}

/**
 * The options of a product's group: each value is a link to the variant with the other current values. With code, they are radio groups
 * that show the variant in place.
 */
export function VariantChoices({ product, group }: VariantChoicesProps) {
  const [choose, isChanged] = useChoose();
  const current = group.products.find(({ id }) => id === product.id);
  const isRadio = useHydrated();
  usePreviewOf(product, isChanged);
  if (!current || group.products.length < 2) return null;
  return (
    <>
      {choicesOf(group, current).map(({ name, current: value, choices }) => (
        <Option key={name} role={isRadio ? "radiogroup" : undefined} onKeyDown={pressed}>
          <legend dir="auto">
            <span>{`${name}: `}</span>
            <b>{value}</b>
          </legend>
          <Values>
            {choices.map((choice) => (
              <ChoiceLink key={choice.value} choice={choice} isRadio={isRadio} onChoose={choose} />
            ))}
          </Values>
        </Option>
      ))}
      <VisuallyHidden role="status">
        {isChanged && `${product.name}, ${formatPrice(product.price)}`}
      </VisuallyHidden>
    </>
  );
}

/**
 * Shows a variant in place once its data are loaded, unless the page was left; of several presses the last one counts. A variant deleted
 * since leaves the choices.
 * Also returns whether one was pressed.
 */
function useChoose(): [choose: (variant: Variant) => void, isChanged: boolean] {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const latest = useRef("");
  const [isChanged, setChanged] = useState(false);
  const choose = async ({ id, slug }: Variant) => {
    latest.current = id;
    const { pathname } = window.location;
    // the page itself shows a failure
    const answer = await client.query({ query: ProductDocument, variables: { id } }).catch(() => undefined);
    if (latest.current !== id || window.location.pathname !== pathname) return;
    if (answer?.data?.product === null) return void client.refetchQueries({ include: [ProductDocument] });
    setChanged(true);
    const inPlace: InPlace = { inPlace: true };
    void navigate(paths.product(id, slug), { replace: true, state: { ...state, ...inPlace } });
  };
  return [(variant) => void choose(variant), isChanged];
}

/** Keeps the preview of shared links, which the server wrote, equal to a variant shown in place. */
function usePreviewOf({ name, image }: ProductDetails_ProductFragment, isChanged: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isChanged) return;
    const url = window.location.origin + pathname;
    const contents = {
      title: name,
      url,
      image: previewImageOf({ image: jpegOf(image), url }),
      "image:alt": name,
    };
    for (const [property, content] of Object.entries(contents))
      document.querySelector(`meta[property="og:${property}"]`)?.setAttribute("content", content);
    // the size of the former image
    for (const size of document.querySelectorAll('meta[property^="og:image:"]:not([property$="alt"])'))
      size.remove();
  }, [name, image, pathname, isChanged]);
}

/** The number of values that a key moves by. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, " ": 0 };

/** The keys of a radio group: arrows choose the next or the previous value, the space bar the focused one. */
function pressed(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll("a")].filter((link) => link.href);
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const step = steps[event.key];
  if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const chosen = links[(at + step + links.length) % links.length];
  // the tab stop at once, not only when the variant has loaded
  for (const link of links) link.tabIndex = link === chosen ? 0 : -1;
  chosen?.focus();
  chosen?.click();
}

interface ChoiceLinkProps {
  choice: Choice;
  isRadio: boolean;
  onChoose: (variant: Variant) => void;
}

function ChoiceLink({ choice, isRadio, onChoose }: ChoiceLinkProps) {
  const { value, color, isCurrent, variant } = choice;
  const onClick = (event: MouseEvent) => {
    // with a modifier key the browser opens another tab
    if (!variant || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(variant);
  };
  const note = noteOn(choice);
  return (
    <Value
      href={variant && paths.product(variant.id, variant.slug)}
      aria-disabled={variant ? undefined : true}
      {...(isRadio
        ? { role: "radio", "aria-checked": isCurrent, tabIndex: isCurrent ? 0 : -1 }
        : { role: variant ? undefined : "link", "aria-current": isCurrent || undefined })}
      onClick={onClick}
    >
      {color && (
        <Swatch viewBox="0 0 20 20" aria-hidden>
          <circle cx="10" cy="10" r="9.5" fill={color} />
        </Swatch>
      )}
      <span dir="auto">{value}</span>
      {note && <small>{note}</small>}
    </Value>
  );
}

/** The reason why a value can't be chosen, or what is special about its variant. */
function noteOn({ variant, others }: Choice): string | undefined {
  const named = others.join(", ");
  if (!variant) return texts.notMadeWith(named);
  const soldOut = exceedsStock(variant.countInStock, 1) && texts.soldOut;
  return [named && texts.onlyWith(named), soldOut].filter(Boolean).join(", ") || undefined;
}
