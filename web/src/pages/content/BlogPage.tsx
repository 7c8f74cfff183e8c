import { styled } from "styled-components";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { color, radius, space } from "../../theme/tokens";
import { Page } from "../../ui/layout/Page";
import { WithContents } from "../../ui/layout/WithContents";
import { blogPosts } from "./blog-posts";

const Post = styled.article`
  display: grid;
  gap: ${space[4]};
  line-height: 1.65;

  & + & {
    margin-top: clamp(${space[12]}, 6vw, ${space[20]});
    padding-top: clamp(${space[12]}, 6vw, ${space[20]});
    border-top: 1px solid ${color.line};
  }
  h2 {
    margin-bottom: ${space[2]};
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2.25rem);
    letter-spacing: -0.03em;
  }
  ul {
    display: grid;
    gap: ${space[3]};
    padding-left: ${space[5]};
    list-style: square;
  }
  li::marker {
    color: ${color.accentInk};
  }
  code {
    font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    font-size: 0.875em;
  }
  pre {
    overflow-x: auto;
    padding: ${space[4]} ${space[5]};
    border-radius: ${radius.small};
    background: ${color.sunken};
    line-height: 1.6;
    tab-size: 2;
  }
`;

/** `/blog`: five questions with answers (spec §2). */
export function BlogPage() {
  return (
    <Page
      title={layoutTexts.links.blog}
      lead="Five questions we're often asked about the code behind this shop."
      description="How React stays fast, what a prototype is, and where state belongs: five short answers from the shop's developer."
      width="wide"
    >
      <WithContents label="Questions" parts={blogPosts}>
        <div>
          {blogPosts.map(({ id, title, answer }) => (
            <Post key={id} id={id} aria-labelledby={`${id}-question`}>
              <h2 id={`${id}-question`}>{title}</h2>
              {answer}
            </Post>
          ))}
        </div>
      </WithContents>
    </Page>
  );
}
