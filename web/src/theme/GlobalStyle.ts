import { createGlobalStyle, css } from "styled-components";
import { fontFamily } from "./font";
import { schemesCss } from "@shop/shared/schemes-css";
import { color, frameless, from, motion, panel, radius, shadow, space, text } from "./tokens";

const scales = css`
  :root {
    --gutter: clamp(16px, 4px + 3.2vw, 48px);
    --text-tiny: 0.75rem;
    --text-small: 0.875rem;
    --text-body: 1rem;
    --text-large: clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem);
    --text-title: clamp(1.25rem, 1.16rem + 0.42vw, 1.5rem);
    --text-heading: clamp(1.875rem, 1.55rem + 1.6vw, 2.875rem);
    --text-hero: clamp(3rem, 1.5rem + 6.4vw, 7.5rem);
    --motion-quick: 120ms cubic-bezier(0.2, 0, 0, 1);
    --motion-calm: 200ms cubic-bezier(0.2, 0, 0, 1);
    --target: 44px;
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-quick: 0ms;
      --motion-calm: 0ms;
    }
  }
`;

const shadows = css`
  :root {
    --shadow-resting: 0 1px 2px oklch(0.2 0.03 277 / 0.06), 0 6px 20px -8px oklch(0.2 0.03 277 / 0.14);
    --shadow-floating: 0 2px 6px oklch(0.2 0.03 277 / 0.08), 0 20px 48px -12px oklch(0.2 0.03 277 / 0.28);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --shadow-resting: 0 1px 2px oklch(0 0 0 / 0.4), 0 6px 20px -8px oklch(0 0 0 / 0.6);
      --shadow-floating: 0 0 0 1px oklch(1 0 0 / 0.07), 0 20px 48px -12px oklch(0 0 0 / 0.75);
    }
  }
`;

const elements = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    font-family: ${fontFamily};
    font-synthesis: none;
    line-height: 1.5;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: 5rem 6rem;
    scrollbar-gutter: stable;
    background: ${color.ground};
    color: ${color.ink};
    accent-color: ${color.accent};
    -webkit-tap-highlight-color: transparent;
  }
  body {
    min-width: 320px;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }
  /* only long words, which narrow columns would break anywhere */
  @supports (hyphenate-limit-chars: 14) {
    :lang(de) {
      hyphens: auto;
      hyphenate-limit-chars: 14 5 5;
    }
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 560;
    line-height: 1.12;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  /* The default style of browsers with popovers; the polyfill sets the class. */
  @supports not selector(:popover-open) {
    :where([popover]:not(.\\:popover-open)) {
      display: none;
    }
  }
  @keyframes progress {
    from {
      background-position-x: 130%;
    }
    to {
      background-position-x: -30%;
    }
  }
  /* The line below the top bar while the next page is loading. It appears with a delay, so that fast navigations don't flicker. */
  [data-progress] {
    position: absolute;
    inset: auto 0 -2px;
    height: 2px;
    background: linear-gradient(to right, transparent, ${color.accentInk}, transparent) 0 / 60% 100% no-repeat
      ${color.accentSoft};
    opacity: 0;
    transition: opacity ${motion.calm};
    animation: progress 1.2s linear infinite paused;
    pointer-events: none;
  }
  [data-progress="true"] {
    opacity: 1;
    transition-delay: 200ms;
    animation-play-state: running;
  }
  /* boot/early-input holds presses before hydration */
  :root[data-held] [data-progress] {
    opacity: 1;
    animation-play-state: running;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-progress] {
      background: ${color.accentInk};
      animation: none;
    }
  }
  /* Without a box, so that only its image is laid out in its parent. */
  picture {
    display: contents;
    border-radius: inherit;
  }
  source {
    display: none;
  }
  /* A photo fills its plate, overriding the plate's other image styles. */
  img[data-photo][data-photo][data-photo] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 1px solid ${color.line};
    border-radius: inherit;
    object-fit: contain;
    background: #fff;
    transform: none;
  }
  img[data-photo="small"][data-photo][data-photo] {
    object-fit: cover;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a {
    color: ${color.accentInk};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    border-radius: 2px;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  [tabindex="-1"]:focus-visible {
    outline: none;
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  dialog {
    color: inherit;
    border-radius: ${radius.large};
  }
`;

const fade = css`
  @keyframes fade-in {
    from {
      opacity: 0;
    }
  }
  .fades-in {
    animation: fade-in ${motion.calm} both;
  }
`;

/** ui/dialog/Toast. It is above a product page's bottom bar on a phone. */
const toast = css`
  @keyframes toast {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
  [data-toast] {
    position: fixed;
    inset: auto ${space[3]} calc(max(${space[3]}, env(safe-area-inset-bottom)) + var(--page-bar, 0px));
    z-index: 11;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    gap: ${space[2]};
    align-items: center;
    padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
    ${panel}
    box-shadow: ${shadow.floating};
    font-size: ${text.small};
    line-height: 1.35;
    animation: toast ${motion.calm};

    ${from.small} {
      left: auto;
      width: 25rem;
      right: var(--gutter);
      bottom: var(--gutter);
    }
    > svg {
      color: ${color.good};
    }
    b {
      display: block;
      font-weight: 560;
    }
    p span {
      display: block;
      color: ${color.muted};
      overflow-wrap: anywhere;
    }
    a {
      --fill: ${color.accentSoft};
    }
    button {
      display: grid;
      place-items: center;
      width: var(--target);
      height: var(--target);
      padding: 0;
      ${frameless}
      color: ${color.muted};
      cursor: pointer;
    }
    button:hover {
      background: ${color.sunken};
    }
  }
`;

/** The global styles: both colour schemes, scales and element defaults. The font's faces are in a separate style element. */
export const GlobalStyle = createGlobalStyle`
  ${scales}
  ${schemesCss}
  ${shadows}
  ${elements}
  ${fade}
  ${toast}
`;
