import { createElement, Fragment, type ReactElement, type SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in CSS pixels. */
  size?: number;
}

/**
 * An icon of Lucide (https://lucide.dev), unchanged; see LICENSE in this folder and ADR-0021. `shapes` are the data of its
 * paths, and its other elements.
 */
export function icon(...shapes: (string | ReactElement)[]) {
  const elements = shapes.map((shape, at) =>
    typeof shape === "string" ? <path key={at} d={shape} /> : shape,
  );
  const drawing = createElement(Fragment, null, ...elements);
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...rest}
      >
        {drawing}
      </svg>
    );
  };
}
