import { accentColors } from "@shop/shared/accent";
import type { CSSProperties } from "react";
import { colorNames, darkColors, lightColors, type MailColor } from "./colors";

/** The shop's typeface if it is installed; mails load no fonts. */
export const FONTS =
  "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The width of the column, in px. On narrower screens it is the screen's width. */
export const COLUMN_PX = 600;

type Colors = Partial<Record<MailColor, string>>;

function rulesOf(colors: Colors): string {
  const names = colorNames.filter((name) => colors[name]);
  const ruleOf = (property: string, prefix: string) => (name: MailColor) =>
    `.${prefix}-${name} { ${property}: ${colors[name]} !important; }`;
  return [
    ...names.map(ruleOf("color", "ink")),
    ...names.map(ruleOf("background-color", "on")),
    ...names.map(ruleOf("border-color", "edge")),
  ].join("\n");
}

/** The shop's own accent, in both schemes. Programs that drop style sheets show the default. */
function accentRules(accentColor: string): string {
  const { light, dark } = accentColors(accentColor);
  return `${rulesOf(light)}
@media (prefers-color-scheme: dark) {
${rulesOf(dark)}
}
`;
}

/** The styles that can't be attributes: the dark scheme, the shop's own accent, and the narrower paddings on phones. */
export const styleSheet = (accentColor?: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
@media (prefers-color-scheme: dark) {
${rulesOf(darkColors)}
}
${accentColor ? accentRules(accentColor) : ""}@media (max-width: ${COLUMN_PX + 40}px) {
  .outer { padding: 0 !important; }
  .card { border-width: 1px 0 !important; border-radius: 0 !important; padding: 28px 20px !important; }
  .head, .foot { padding-left: 20px !important; padding-right: 20px !important; }
  .button { display: block !important; text-align: center !important; }
  .image { width: 80px !important; }
  .image img { max-width: 80px !important; }
  .image div { min-height: 42px !important; }
  .title { font-size: 26px !important; }
}
`;

interface Look {
  className?: string;
  style: CSSProperties;
}

/** The attributes of an element: its colours in both schemes, and other styles. */
export function look(
  colors: { ink?: MailColor; on?: MailColor; edge?: MailColor },
  style: CSSProperties = {},
  className?: string,
): Look {
  const { ink, on, edge } = colors;
  const classes = [className, ink && `ink-${ink}`, on && `on-${on}`, edge && `edge-${edge}`].filter(Boolean);
  return {
    ...(classes.length > 0 && { className: classes.join(" ") }),
    style: {
      ...(ink && { color: lightColors[ink] }),
      ...(on && { backgroundColor: lightColors[on] }),
      ...(edge && { borderColor: lightColors[edge] }),
      ...style,
    },
  };
}

/** A paragraph of running text. */
export const paragraph: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "24px",
  overflowWrap: "anywhere",
};
/** Small print. */
export const small: CSSProperties = { margin: 0, fontSize: 14, lineHeight: "20px" };
/** A label above or next to a text. */
export const label: CSSProperties = { ...small, fontWeight: 600 };
