import type { RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import type { Brand } from "../brands/brand.entity";
import { brandColumns } from "../brands/read-brands";

/** The name's words, each after a space; as the index has it. */
const inWords = "(' ' || translate(lower(name), '-./&', '    '))";

// the index is for one pattern: that of the longest word
const named = statement(
  brandColumns,
  `select ${brandColumns.sql} from brands where ${inWords} like $1 and ${inWords} like all ($2::text[])
    order by starts_with(lower(name), $3) desc, lower(name) limit $4`,
);

const similar = statement(
  brandColumns,
  `select ${brandColumns.sql} from brands where ${inWords} % $1
    order by similarity(${inWords}, $1) desc, lower(name) limit $2`,
);

/** Brands with all the typed words in their names; if there are none, those with a similar name. */
export async function suggestBrands({ db }: RequestContext, typed: string, first: number): Promise<Brand[]> {
  const text = typed.toLowerCase();
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `% ${word}%`);
  const longest = patterns.reduce((one, other) => (other.length > one.length ? other : one));
  const found = await rows(db, named, [longest, patterns, text, first]);
  return found.length > 0 ? found : rows(db, similar, [text, first]);
}
