import type { UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import { treeTexts } from "../../../../messages/admin-categories";
import { color, radius, space, text } from "../../../../theme/tokens";
import { ChoiceGroup } from "../../../../ui/form/ChoiceGroup";

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Choices = styled.div`
  max-height: 14rem;
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
    <ChoiceGroup label={treeTexts.attributes}>
      <Hint>{attributes.length > 0 ? treeTexts.attributesHint : treeTexts.noAttributes}</Hint>
      {inherited.length > 0 && (
        <Hint>
          <bdi>{treeTexts.inherited(inherited.join(", "))}</bdi>
        </Hint>
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
    </ChoiceGroup>
  );
}
