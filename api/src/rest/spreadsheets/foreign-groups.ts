import { groupBounds, groupLimits } from "@shop/shared/product-group";
import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { optionCell } from "../../modules/catalogue/groups/option-cells";
import type { OptionValue } from "@shop/shared/option-values";
import type { ForeignItem, ForeignRow } from "./foreign-items";
import type { ForeignField } from "./shop-formats";

type Ignore = (row: number, field: ForeignField, message: string, value: string) => void;

/** A product with variants, which becomes a group of the product's name. */
interface ForeignGroup {
  /** The row of the product. */
  row: number;
  /** The names of its options, in any order. */
  options: string;
  variants: number;
}

const isShort = (text: string, { max }: { max: number }) => text !== "" && text.length <= max;
const isWhole = ({ option, value }: OptionValue) =>
  isShort(option, groupBounds.option) && isShort(value, groupBounds.value);

/** The cells of the groups of an export, row by row. */
export class ForeignGroups {
  private readonly byName = new Map<string, ForeignGroup>();

  constructor(private readonly ignore: Ignore) {}

  /** The cells `group` and `options` of an item. Both are empty for one that isn't a variant, or can't be in a group. */
  cellsOf({ own, product, variant = [] }: ForeignItem): { group: string; options: string } {
    const fault = variant.length > 0 ? this.faultOf(product, variant) : null;
    if (fault) this.ignore(own.row, ...fault, product.get("name"));
    if (fault || variant.length === 0) return { group: "", options: "" };
    const names = variant.map(({ option }) => option);
    return {
      group: product.get("name"),
      options: optionCell(
        names,
        variant.map(({ value }) => value),
      ),
    };
  }

  /** The column and the reason for which a variant can't be in its product's group; null if it can, and counts it. */
  private faultOf(product: ForeignRow, variant: readonly OptionValue[]): [ForeignField, string] | null {
    const texts = serverTexts().fieldErrors.exportErrors;
    const name = cleanName(product.get("name")).toLowerCase();
    const names = variant.map(({ option }) => cleanName(option).toLowerCase()).toSorted();
    const options = names.join("\n");
    const group = this.byName.get(name) ?? { row: product.row, options, variants: 0 };
    if (group.row !== product.row) return ["name", texts.sameTitle];
    const isFit =
      variant.length <= groupLimits.options &&
      variant.every(isWhole) &&
      new Set(names).size === names.length &&
      group.options === options;
    if (!isFit) return ["option", texts.noGroup];
    if (group.variants === groupLimits.variants) return ["option", texts.moreVariants(groupLimits.variants)];
    this.byName.set(name, { ...group, variants: group.variants + 1 });
    return null;
  }
}
