import { wordsIn } from "../../data/lists/search";

/** SQL condition: an order matches a search by words of its customer and product, or the beginning of its number or that of its cart. Appends its values to `values`. */
export function matchesOrder(search: string, values: unknown[]): string {
  const [first, last] = numbersFrom(search).map((number) => `$${values.push(number)}`);
  const words = wordsIn(["name", "email", "product_name"], search, values);
  return `(${words} or number between ${first} and ${last} or ${ofCarts(first, last)})`;
}

/**
 * SQL condition: the order belongs to a cart of several products with a number in the range; an order alone in its cart
 * shows its own number. The subquery is an array, so that the index is used; its limit bounds the matches of a few
 * leading digits.
 */
const ofCarts = (first = "", last = "") => `checkout_id = any(array(
  select id from checkouts where checkouts.number between ${first} and ${last}
    and (select count(*) from orders as part where part.checkout_id = checkouts.id) > 1
    limit 1000))`;

/**
 * The first and last order number that begin with the searched digits, whatever their separators; nulls for any other
 * search. A range, because it uses the index on numbers in every collation.
 */
export function numbersFrom(search: string): [string, string] | [null, null] {
  const number = search.normalize("NFKC").replace(/^#\s*/, "");
  const [, start = "", end = ""] =
    /^(\d{1,4})(?:(?<=\d{4})\s?[-\u2010-\u2015\u2212]?\s?(\d{0,4}))?$/.exec(number) ?? [];
  if (!start) return [null, null];
  const filled = (digit: string) => `${start.padEnd(4, digit)}-${end.padEnd(4, digit)}`;
  return [filled("0"), filled("9")];
}
