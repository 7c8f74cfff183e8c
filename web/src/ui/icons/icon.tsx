import type { ReactNode, SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in CSS pixels. */
  size?: number;
}

/** An icon of Lucide (https://lucide.dev), unchanged; see LICENSE in this folder and ADR-0021. */
export function icon(shapes: ReactNode) {
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
        {shapes}
      </svg>
    );
  };
}
