import { ConfiguredLink } from "../../ui/layout/ConfiguredLink";

const marked = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/;

/** A text with [links](/path), **bold** words and `code`. */
export function Words({ children: text }: { children: string }) {
  return text.split(marked).map((part, place) => {
    if (place % 2 === 0) return <span key={place}>{part}</span>;
    if (part.startsWith("`")) return <code key={place}>{part.slice(1, -1)}</code>;
    if (part.startsWith("*")) return <strong key={place}>{part.slice(2, -2)}</strong>;
    const [label = "", path = ""] = part.slice(1, -1).split("](");
    return (
      <ConfiguredLink key={place} to={path}>
        {label}
      </ConfiguredLink>
    );
  });
}

/** A list of such texts. */
export function WordList({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((text) => (
        <li key={text}>
          <p>
            <Words>{text}</Words>
          </p>
        </li>
      ))}
    </ul>
  );
}
