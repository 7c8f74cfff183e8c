import { styled } from "styled-components";
import { badChoicesTexts } from "@shop/shared/messages/en/products";
import { color, space, text } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { useResponseStatus } from "../../../ui/layout/page-response";
import { faultsOf, attributeOf, type Choice, type Fault } from "./filters/choices";
import { searchAddress, type ProductSearch } from "./product-search";
import { fieldErrorsOf } from "../../../graphql/errors";

/**
 * The choices from which a field of the filter was built, by its name in the server's errors: `filter.priceMin`.
 */
export function choicesOfField(choices: readonly Choice[], field: string): Choice[] {
  const [, part = ""] = /^filter\.(\w+)/.exec(field) ?? [];
  const slug = /attributes\.([\w-]+)/.exec(field)?.[1];
  return choices.filter(([name]) => {
    if (part === "brands") return name === "brand";
    if (part !== "attributes") return name === part;
    return slug ? attributeOf(name) === slug : attributeOf(name) !== null;
  });
}

/** The choices refused by the server. */
function refusedBy(error: unknown, choices: readonly Choice[]): Fault[] {
  return Object.entries(fieldErrorsOf(error)).map(([field, message]) => ({
    choices: choicesOfField(choices, field),
    reason: message,
  }));
}

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding-block: ${space[8]} ${space[16]};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${text.title};
    text-wrap: balance;
  }
  p {
    color: ${color.muted};
  }
`;

interface BadChoicesProps {
  search: ProductSearch;
  /** The server's refusal; undefined if the request wasn't sent. */
  error: unknown;
}

/** Lists the invalid choices in the URL, and links to the search without them. */
export function BadChoices({ search, error }: BadChoicesProps) {
  useResponseStatus(400);
  const own = faultsOf(search.choices);
  const faults = own.length > 0 ? own : refusedBy(error, search.choices);
  const bad = new Set(faults.flatMap(({ choices }) => choices));
  const good = search.choices.filter((choice) => !bad.has(choice));
  return (
    <Frame role="alert">
      <h2>{badChoicesTexts.title}</h2>
      <ul>
        {faults.map(({ choices, reason }, at) => (
          <li key={at}>
            <bdi>{[...new Set(choices.map(([name]) => name))].join(", ")}</bdi>: <bdi>{reason}</bdi>
          </li>
        ))}
      </ul>
      <p>{badChoicesTexts.next}</p>
      <ButtonLink variant="secondary" to={searchAddress({ ...search, choices: good })}>
        {badChoicesTexts.remove}
      </ButtonLink>
    </Frame>
  );
}
