import type { LinkName } from "@shop/shared/links";
import { portfolioTexts } from "@shop/shared/messages/en/content";
import type { ReactNode } from "react";

/** A project with its drawing, in a viewBox of 120 by 80. */
export interface Project {
  name: string;
  description: string;
  /** The link to its live preview. */
  preview: LinkName;
  sign: ReactNode;
}

const texts = portfolioTexts.projects;

/** The three projects (spec §2). Their previews link to the shop's configured addresses. */
export const projects: readonly Project[] = [
  {
    ...texts["portfolio-site"],
    preview: "portfolio-site",
    sign: (
      <>
        <rect x="24" y="14" width="72" height="52" rx="4" />
        <path d="M24 25h72M30 19.5h.01M35 19.5h.01M40 19.5h.01" />
        <circle cx="45" cy="43" r="9" />
        <path d="M63 38h24M63 45h24M63 52h13" />
      </>
    ),
  },
  {
    ...texts["travel-agency"],
    preview: "travel-agency",
    sign: (
      <>
        <circle cx="60" cy="40" r="27" />
        <path d="M60 13c-18 18-18 36 0 54M60 13c18 18 18 36 0 54M60 13v54M33 40h54M37 26h46M37 54h46" />
        <path d="M42 50c8-20 22-26 38-22" strokeWidth="3" />
      </>
    ),
  },
  {
    ...texts["classic-watches"],
    preview: "classic-watches",
    sign: (
      <>
        <circle cx="60" cy="40" r="24" />
        <circle cx="60" cy="40" r="20" pathLength="60" strokeDasharray="0.5 4.5" strokeWidth="3" />
        <path d="M60 40L46 30M60 40l14-17" strokeWidth="3" />
        <path d="M50 18l2-14h16l2 14M50 62l2 14h16l2-14M84 38h4v4h-4" />
      </>
    ),
  },
];
