import { styled } from "styled-components";
import { browserEntries } from "@shop/shared/privacy/browser-storage";
import { color, from, space, text } from "../../../theme/tokens";

const List = styled.dl`
  border-top: 1px solid ${color.line};

  > div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    break-inside: avoid;
  }
  code {
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
  ${from.medium} {
    > div {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
`;

/** What the shop's pages store in the browser, by its key. */
export function BrowserEntries() {
  return (
    <List>
      {browserEntries.map(({ key, store, what, kept }) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
            <small>{store}</small>
          </dt>
          <dd>
            {what}
            <small>{kept}</small>
          </dd>
        </div>
      ))}
    </List>
  );
}
