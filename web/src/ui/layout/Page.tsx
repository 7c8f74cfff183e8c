import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, space, text, width } from "../../theme/tokens";
import { formatCount } from "../format/format";
import { Head } from "./Head";

const widths = { narrow: width.form, regular: "60rem", wide: width.page };

/** A centred column with a maximum width and a margin to the window's edges. */
export const Column = styled.div<{ $width?: keyof typeof widths }>`
  width: 100%;
  max-width: calc(${({ $width = "wide" }) => widths[$width]} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Its children below each other, with equal distances. */
export const Stack = styled.div<{ $gap: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`;

const PageBody = styled(Column)`
  padding-block: var(--page-top, clamp(${space[8]}, 6vw, ${space[16]})) ${space[20]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Heading = styled.header`
  display: grid;
  gap: ${space[3]};
  margin-bottom: clamp(${space[6]}, 4vw, ${space[10]});

  ${from.medium} {
    /* plainer without :has */
    &:has(> ${Actions}) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
    }
    > p {
      order: 1; /* below heading and buttons */
      width: 100%;
    }
  }

  > h1 {
    min-width: 0;
    font-size: ${text.heading};
    overflow-wrap: anywhere;
  }
  > p {
    padding-right: max(0px, 100% - ${width.text});
    color: ${color.muted};
    font-size: ${text.large};
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  color: ${color.muted};
`;

interface PageProps {
  /** The heading and the document's title. */
  title: string;
  /** Above the heading: breadcrumbs. */
  above?: ReactNode;
  /** A count shown in the heading, once it is loaded. */
  count?: number | undefined;
  lead?: ReactNode;
  /** For search engines and shared links; a page without it is not indexed. */
  description?: string;
  /** Buttons next to the heading, or below it in a narrow window. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The layout of a page, with its h1 and the document's title. */
export function Page({
  title,
  above,
  count,
  lead,
  description,
  actions,
  width = "regular",
  children,
}: PageProps) {
  return (
    <PageBody $width={width}>
      <Head title={title} description={description} />
      {above}
      <Heading>
        <h1>
          <span>{title}</span>
          {count !== undefined && <Count>{` (${formatCount(count)})`}</Count>}
        </h1>
        {lead && <p>{lead}</p>}
        {actions && <Actions>{actions}</Actions>}
      </Heading>
      {children}
    </PageBody>
  );
}
