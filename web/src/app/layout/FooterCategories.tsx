import { use } from "react";
import { layoutTexts } from "../../messages/layout";
import { CurrentSite } from "../../ui/head/Head";
import { Link } from "../../ui/layout/Link";
import { categoryEntries } from "./menu-entries";

const { title, label } = layoutTexts.footer.categories;

/** The main categories, before the footer's columns; nothing where a shop has none. */
export function FooterCategories() {
  const { categories } = use(CurrentSite);
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <h2>{title}</h2>
      <ul>
        {categoryEntries(categories).map((category) => (
          <li key={category.to}>
            <Link to={category.to} dir="auto">
              {category.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
