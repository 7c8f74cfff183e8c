import { createElement, type SVGProps } from "react";

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: object])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/** Draws an icon of Lucide's as its own `createLucideIcon` does, without what that brings for other frameworks. */
export function createLucideIcon({ name, node }: IconData) {
  return ({ size = 24, className = "", ...rest }: IconProps) =>
    createElement(
      "svg",
      {
        ...{ xmlns: "http://www.w3.org/2000/svg", width: size, height: size, viewBox: "0 0 24 24" },
        ...{
          fill: "none",
          stroke: "currentColor",
          strokeWidth: 2,
          strokeLinecap: "round",
          strokeLinejoin: "round",
        },
        className: `lucide lucide-${name} ${className}`.trim(),
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
