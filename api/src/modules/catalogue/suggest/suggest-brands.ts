import type { RequestContext } from "../../../context/context";
import { columns, text } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import type { Brand } from "../brands/brand.entity";
import { brandColumns } from "../brands/read-brands";

/** SQL of the name with a space before each word, as in the index. */
const inWords = "(' ' || translate(lower(name), '-./&', '    '))";

/** SQL of the plain name in this form, without apostrophes. */
const inPlainWords = "(' ' || translate(plain_text(name), '-./&''', '    '))";

const plainColumns = columns({ plain: text("replace(plain_text($1), '''', '')") });
const plainText = select(plainColumns);

// The index supports one pattern, that of the longest word. Names with further characters are rare, and are compared in
// their plain spelling.
const named = select(
  brandColumns,
  `from (
      select * from brands where ${inWords} like $1 and ${inWords} like all ($2::text[])
      union select * from brands where name ~ '[^A-Za-z ./&-]' and ${inPlainWords} like all ($2::text[])
    ) as found
    order by starts_with(lower(name), $3) desc, lower(name) limit $4`,
);

const similar = select(
  brandColumns,
  `from brands where ${inWords} % $1
    order by similarity(${inWords}, $1) desc, lower(name) limit $2`,
);

/** Brands with all the typed words in their names; if there are none, brands with a similar name. */
export async function suggestBrands({ db }: RequestContext, typed: string, first: number): Promise<Brand[]> {
  const [{ plain } = { plain: "" }] = await rows(db, plainText, [typed]);
  const words = plain.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);
  if (words.length === 0) return [];
  const patterns = words.map((word) => `% ${word}%`);
  const longest = patterns.reduce((one, other) => (other.length > one.length ? other : one));
  const found = await rows(db, named, [longest, patterns, plain, first]);
  return found.length > 0 ? found : rows(db, similar, [plain, first]);
}
