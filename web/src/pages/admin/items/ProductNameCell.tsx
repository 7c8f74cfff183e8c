import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { paths } from "../../../routing/paths";
import { color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";

const Name = styled(Link)`
  color: ${color.ink};
  font-weight: 550;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** An item's name, which leads to where it is changed; that page leads back to this very page of the list. */
export function ProductNameCell({ product: { id, name } }: { product: { id: string; name: string } }) {
  const { search } = useLocation();
  return (
    <Name to={paths.editItem(id)} state={{ list: search }}>
      <bdi>{name}</bdi>
    </Name>
  );
}
