import { styled } from "styled-components";
import { blogPosts, blogTexts } from "@shop/shared/messages/en/content";
import { layoutTexts } from "@shop/shared/messages/en/layout";
import { color, radius, space } from "../../theme/tokens";
import { Page } from "../../ui/layout/Page";
import { WithContents } from "../../ui/layout/WithContents";
import { WordList, Words } from "./Words";

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

const posts = Object.entries(blogPosts).map(([id, post]) => ({ id, ...post }));

function AnswerPart({ block }: { block: (typeof posts)[number]["answer"][number] }) {
  if (typeof block === "string") {
    return (
      <p>
        <Words>{block}</Words>
      </p>
    );
  }
  if ("list" in block) return <WordList of={block.list} />;
  return (
    <pre tabIndex={0}>
      <code>{block.code}</code>
    </pre>
  );
}

/** `/blog`: five questions with answers (spec §2). */
export function BlogPage() {
  return (
    <Page
      title={layoutTexts.links.blog}
      lead={blogTexts.lead}
      description={blogTexts.description}
      width="wide"
    >
      <WithContents label={blogTexts.contents} parts={posts}>
        <div>
          {posts.map(({ id, title, answer }) => (
            <Post key={id} id={id} aria-labelledby={`${id}-question`}>
              <h2 id={`${id}-question`}>{title}</h2>
              {answer.map((block, place) => (
                <AnswerPart key={place} block={block} />
              ))}
            </Post>
          ))}
        </div>
      </WithContents>
    </Page>
  );
}
