import type { UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import { treeTexts } from "../../../../messages/admin-categories";
import { color, radius, space, text } from "../../../../theme/tokens";

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
  p {
    margin-top: ${space[1]};
    font-size: ${text.small};
  }
`;

const Choices = styled.div`
  max-height: 14rem;
  margin-top: ${space[2]};
  padding: ${space[1]} ${space[3]};
  overflow-y: auto;
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

const Choice = styled.label`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: var(--target);
  cursor: pointer;

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

interface AttributeChoicesProps {
  attributes: readonly { slug: string; name: string }[];
  /** The names of those that come from above. */
  inherited: readonly string[];
  field: UseFormRegisterReturn;
}

/** Which attributes the products of a category have. */
export function AttributeChoices({ attributes, inherited, field }: AttributeChoicesProps) {
  return (
    <Frame>
      <legend>{treeTexts.attributes}</legend>
      <p>{attributes.length > 0 ? treeTexts.attributesHint : treeTexts.noAttributes}</p>
      {inherited.length > 0 && (
        <p>
          <bdi>{treeTexts.inherited(inherited.join(", "))}</bdi>
        </p>
      )}
      {attributes.length > 0 && (
        <Choices>
          {attributes.map(({ slug, name }) => (
            <Choice key={slug}>
              <input type="checkbox" value={slug} {...field} />
              <bdi>{name}</bdi>
            </Choice>
          ))}
        </Choices>
      )}
    </Frame>
  );
}
