import { styled } from "styled-components";
import type { AttributeType } from "../../../../graphql/schema.generated";
import { attributesTexts as texts } from "../../../../messages/admin-categories";
import { from } from "../../../../theme/tokens";
import { asCards } from "../../../../ui/table/table-cards";
import type { Column } from "../../../../ui/table/Table";
import { RowActions } from "../../../../ui/table/table-frame";
import { DeleteButton } from "../DeleteButton";
import { EditButton } from "../EditButton";
import { MoveButtons } from "../MoveButtons";
import { Slug } from "../Slug";
import { AttributeDialog } from "./AttributeDialog";
import type { AttributeColumns_AttributeFragment } from "./AttributesPage.generated";
import { useAttributeChanges } from "./use-attribute-changes";

/** Room for most names, where rows are no cards. */
const Name = styled.bdi`
  display: block;

  ${from.large} {
    min-width: 9rem;
  }
`;

/** All of them side by side in a card too. */
const Actions = styled(RowActions)`
  align-items: center;

  ${asCards} {
    > * {
      flex-basis: 5rem;
    }
  }
`;

/** An attribute with its categories, and the ways to move it. */
export interface ListedAttribute extends AttributeColumns_AttributeFragment {
  categories: readonly string[];
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

const kindOf = ({ type, unit }: { type: AttributeType; unit: string | null }) =>
  unit ? texts.inUnit(unit) : texts.kinds[type];

/** The columns of the attributes. */
export const attributeColumns: readonly Column<ListedAttribute>[] = [
  { header: texts.columns.name, cell: ({ name }) => <Name>{name}</Name>, phone: "title" },
  { header: texts.columns.slug, cell: ({ slug }) => <Slug>{slug}</Slug>, phone: "half" },
  { header: texts.columns.kind, cell: kindOf, phone: "half" },
  {
    header: texts.columns.categories,
    cell: ({ categories }) => <bdi>{categories.join(", ") || texts.nowhere}</bdi>,
    phone: "wide",
  },
  {
    header: texts.columns.actions,
    actions: true,
    align: "end",
    cell: (attribute) => <AttributeActions attribute={attribute} />,
  },
];

function AttributeActions({ attribute }: { attribute: ListedAttribute }) {
  const { slug, name, up, down } = attribute;
  const { remove } = useAttributeChanges();
  return (
    <Actions data-key={slug}>
      <MoveButtons name={name} labels={texts} up={up} down={down} />
      <div>
        <EditButton
          name={name}
          dialog={(close) => <AttributeDialog attribute={attribute} onClose={close} />}
        />
      </div>
      <div>
        <DeleteButton
          name={name}
          title={texts.deleteTitle(name)}
          text={texts.deleteText}
          onDelete={() => remove(slug)}
        />
      </div>
    </Actions>
  );
}
