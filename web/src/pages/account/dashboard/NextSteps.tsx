import { customerDashboardTexts } from "@shop/shared/messages/en/orders";
import { styled } from "styled-components";
import { useCart } from "../../../features/cart/CartProvider";
import { layoutTexts, menuTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../../paths";
import { color, motion, radius, secondary, space, text } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { ChevronRight } from "../../../ui/icons/icons";
import { Card } from "../../../ui/layout/Card";
import { Link } from "../../../ui/layout/Link";

const Frame = styled(Card)`
  padding-bottom: ${space[4]};

  h2 {
    margin-bottom: ${space[3]};
    font-size: ${text.title};
  }
`;

const Step = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[4]};
  align-items: center;
  padding: ${space[3]};
  margin-inline: calc(-1 * ${space[3]});
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sunken};
  }
  b {
    font-weight: 550;
  }
  span {
    grid-row: 2;
    ${secondary}
  }
  svg {
    grid-row: 1 / 3;
    grid-column: 2;
    color: ${color.muted};
  }
`;

const Placeholder = styled.div`
  display: grid;
  align-content: center;
  gap: ${space[2]};
  min-height: 4.3125rem;
`;

const { links } = layoutTexts;
const menu = menuTexts;
const texts = customerDashboardTexts.nextSteps;

/** The placeholder of {@link NextSteps}, which would otherwise move when the orders above it load. */
export function NextStepsSkeleton() {
  return (
    <Frame aria-hidden>
      <h2>{texts.title}</h2>
      {[9, 11, 12, 10].map((width) => (
        <Placeholder key={width}>
          <Skeleton $width="6rem" />
          <Skeleton $width={`${width}rem`} $height="0.875rem" />
        </Placeholder>
      ))}
    </Frame>
  );
}

/** The next steps of a customer: the cart first, unless it is empty. */
export function NextSteps() {
  const inCart = useCart().length;
  const steps = [
    ...(inCart > 0
      ? [
          {
            to: paths.cart,
            title: texts.cart,
            words: texts.inCart(inCart),
          },
        ]
      : []),
    { to: paths.products, title: links.products, words: texts.products },
    { to: paths.wishList, title: menu.wishList, words: texts.wishList },
    { to: paths.addReview, title: menu.addReview, words: texts.addReview },
    { to: paths.profile, title: menu.profile, words: texts.profile },
  ];
  return (
    <Frame as="section">
      <h2>{texts.title}</h2>
      <ul>
        {steps.map(({ to, title, words }) => (
          <li key={to}>
            <Step to={to}>
              <b>{title}</b>
              <span>{words}</span>
              <ChevronRight size={18} aria-hidden />
            </Step>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
