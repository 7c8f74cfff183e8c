import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { color, from, space, text } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { TabLinks } from "../../../ui/layout/TabLinks";

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** As high as a button, so that nothing moves when one comes. */
const Bar = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: end;
  justify-content: space-between;
  border-bottom: 1px solid ${color.line};
`;

const Aside = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  padding-bottom: ${space[2]};

  p {
    display: none;
    color: ${color.muted};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }
  a {
    white-space: nowrap;
  }
  ${from.medium} {
    p {
      display: block;
    }
  }
`;

/** The parts of My Orders, by their place in the address. */
export type OrderTab = "open" | "past";

interface OrderTabsProps {
  shown: OrderTab;
  /** What can be done with all that is shown. */
  action?: ReactNode;
  children: ReactNode;
}

/** The address of the viewer's past orders. */
export const pastOrdersPath = (email: string) => `${paths.myOrders(email)}?show=past`;

/** The links between open and past orders, above either. */
export function OrderTabs({ shown, action, children }: OrderTabsProps) {
  const { email } = useViewer();
  const tabs = { open: paths.myOrders(email), past: pastOrdersPath(email) };
  return (
    <Frame>
      <Bar>
        <TabLinks aria-label={myOrdersTexts.tabs}>
          {(Object.keys(tabs) as OrderTab[]).map((tab) => (
            <Link key={tab} to={tabs[tab]} aria-current={tab === shown ? "page" : undefined}>
              {myOrdersTexts[tab]}
            </Link>
          ))}
        </TabLinks>
        {action && <Aside>{action}</Aside>}
      </Bar>
      {children}
    </Frame>
  );
}
