import type { ReactNode } from "react";
import { styled } from "styled-components";
import {
  attributesTexts,
  brandsTexts,
  categoriesTexts,
  treeTexts,
} from "@shop/shared/messages/en/admin-catalogue";
import { paths } from "../../../paths";
import { color } from "../../../theme/tokens";
import { Link } from "../../../ui/layout/Link";
import { Page, Stack } from "../../../ui/layout/Page";
import { TabLinks } from "../../../ui/layout/TabLinks";

const Tabs = styled(TabLinks)`
  border-bottom: 1px solid ${color.line};
`;

const tabs = {
  categories: { to: paths.categories, label: treeTexts.tab },
  brands: { to: paths.brands, label: brandsTexts.tab },
  attributes: { to: paths.attributes, label: attributesTexts.tab },
};

interface CatalogueTabsProps {
  shown: keyof typeof tabs;
  /** The button that adds an entry. */
  action: ReactNode;
  children: ReactNode;
}

/** The shared page of categories, brands and attributes, with links between them. */
export function CatalogueTabs({ shown, action, children }: CatalogueTabsProps) {
  return (
    <Page title={tabs[shown].label} lead={categoriesTexts.lead} width="wide" actions={action}>
      <Stack $gap={6}>
        <Tabs aria-label={categoriesTexts.tabs}>
          {Object.entries(tabs).map(([tab, { to, label }]) => (
            <Link key={tab} to={to} aria-current={tab === shown ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </Tabs>
        {children}
      </Stack>
    </Page>
  );
}
