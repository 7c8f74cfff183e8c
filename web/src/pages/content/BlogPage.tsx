import { styled } from "styled-components";
import { layoutTexts } from "../../messages/layout";
import { color, from, radius, space, text } from "../../theme/tokens";
import { Page } from "../../ui/layout/Page";
import { blogPosts } from "./blog-posts";

const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};

  ${from.large} {
    grid-template-columns: 17rem minmax(0, 44rem);
  }
`;

const Questions = styled.nav`
  font-size: ${text.small};

  ol {
    display: grid;
    border-top: 1px solid ${color.line};
  }
  a {
    display: block;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
    text-decoration: none;
    text-wrap: pretty;
  }
  a:hover {
    color: ${color.accentInk};
  }
  ${from.large} {
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

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
      lead="Five questions that we are asked about the code behind this shop."
      description="How React stays fast, what a prototype is, and where state belongs: five short answers from the shop's developer."
      width="wide"
    >
      <Columns>
        <Questions aria-label="Questions">
          <ol>
            {blogPosts.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ol>
        </Questions>
        <div>
          {blogPosts.map(({ id, question, answer }) => (
            <Post key={id} id={id} aria-labelledby={`${id}-question`}>
              <h2 id={`${id}-question`}>{question}</h2>
              {answer}
            </Post>
          ))}
        </div>
      </Columns>
    </Page>
  );
}
