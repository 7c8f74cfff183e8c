import { keyframes, styled } from "styled-components";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Hand = styled.svg`
  flex: none;
  width: var(--spinner-size, 1.125em);
  height: var(--spinner-size, 1.125em);

  .hand {
    transform-origin: 12px 12px;
    animation: ${turn} 900ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    .hand {
      animation-duration: 4s;
      animation-timing-function: steps(8);
    }
  }
`;

/** A spinner in the form of a watch. Decorative: the caller names the loading content. */
export function Spinner() {
  return (
    <Hand viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="12" cy="12" r="10" opacity="0.25" />
      <path className="hand" d="M12 15.5V4" strokeLinecap="round" />
    </Hand>
  );
}
