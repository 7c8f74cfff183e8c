import { look, small } from "./style";

/** A fact with its name, such as a date of payment. */
export type Fact = readonly [name: string, value: string];

interface FactsProps {
  facts: Fact[];
  sum?: Fact;
  /** The lines below the sum, such as the included tax. */
  after?: Fact[];
}

/** Facts below each other, with the names on the left. The sum stands out. */
export function Facts({ facts, sum, after = [] }: FactsProps) {
  return (
    <table cellPadding={0} cellSpacing={0} border={0} style={{ width: "100%" }}>
      <tbody>
        {facts.map((fact) => (
          <FactRow key={fact[0]} fact={fact} />
        ))}
        {sum && <FactRow fact={sum} strong />}
        {after.map((fact) => (
          <FactRow key={fact[0]} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact: [name, value], strong = false }: { fact: Fact; strong?: boolean }) {
  const size = strong ? { fontSize: 18, lineHeight: "24px", fontWeight: 600 } : small;
  const cell = { padding: "3px 0", verticalAlign: "top", ...size, margin: 0 } as const;
  return (
    <tr className="fact">
      <th
        scope="row"
        align="left"
        {...look(
          { ink: strong ? "ink" : "muted" },
          { ...cell, paddingRight: 16, fontWeight: strong ? 600 : 400 },
        )}
      >
        {name}
      </th>
      <td align="right" {...look({ ink: "ink" }, { ...cell, ...figures })}>
        {value}
      </td>
    </tr>
  );
}

const figures = { fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" } as const;
