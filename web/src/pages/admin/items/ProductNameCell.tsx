import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../../routing/paths";
import { color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { asCards } from "../../../ui/table/table-cards";

const Name = styled(Link)`
  color: ${color.accentInk};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
  ${asCards} {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin-block: -0.5rem;
  }
`;

/** A product's name, as a link to its edit page, which leads back to the same page of the list. */
export function ProductNameCell({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { search } = useLocation();
  return (
    <Name to={paths.editItem(id)} state={{ list: search }}>
      <bdi>{name}</bdi>
    </Name>
  );
}
