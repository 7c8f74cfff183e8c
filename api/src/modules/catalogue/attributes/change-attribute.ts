import { serverTexts } from "@shop/shared/messages/server";
import { cleanName } from "@shop/shared/text-rules";
import { FILTER_SLUGS, taxonomyLimits } from "@shop/shared/taxonomy";
import { inTransaction, type RequestContext } from "../../../context/context";
import { BadUserInput, NotFound, requireCapacity } from "../../../errors";
import { command, execute } from "../../../data/rows";
import { type Facts, presentChanges } from "../../audit/present-changes";
import { recordAction } from "../../audit/record-action";
import { chooseSlug } from "../taxonomy/choose-slug";
import { refuseIfUsed } from "../taxonomy/count-uses";
import { checkUnique, withUniqueNames } from "../taxonomy/unique-names";
import { AttributeType, type Attribute } from "./attribute.entity";
import { readAttributes } from "./read-attributes";
import type { AddAttributeInput, EditAttributeInput } from "./attribute.input";

type Attributes = ReadonlyMap<string, Attribute>;

const lock = command("lock table attributes in share row exclusive mode");
const insert = command(
  `insert into attributes (slug, name, type, unit, group_name, position)
    select $1, $2, $3, $4, $5, coalesce(max(position), 0) + 1 from attributes`,
);
const update = command("update attributes set name = $2, unit = $3, group_name = $4 where slug = $1");
const place = command(
  `update attributes set position = placed.position from unnest($1::text[]) with ordinality as placed (slug, position)
    where attributes.slug = placed.slug and attributes.position <> placed.position`,
);
const hold = command("select from attributes where slug = $1 for update");
const remove = command("delete from attributes where slug = $1");

/**
 * Adds an attribute as the last one. Throws BadUserInput if another attribute has the name or slug, or if a filter has
 * the slug; Conflict above the limit.
 */
export async function addAttribute(ctx: RequestContext, input: AddAttributeInput): Promise<Attribute> {
  const name = cleanName(input.name);
  const slug = chooseSlug({ name, slug: input.slug });
  if (FILTER_SLUGS.includes(slug))
    throw new BadUserInput([
      { field: "slug", message: serverTexts().fieldErrors.taxonomyErrors.slugOfFilter },
    ]);
  const attribute = {
    slug,
    name,
    type: input.type,
    unit: input.unit?.trim() ?? null,
    groupName: input.group?.trim() ?? null,
  };
  return changeAttributes(ctx, async (tx, all) => {
    requireCapacity("attributes", taxonomyLimits.attributes, all.size);
    checkUnique("attribute", attribute, [...all.values()]);
    await execute(tx.db, insert, [slug, name, attribute.type, attribute.unit, attribute.groupName]);
    await recordAction(tx, "ADD_ATTRIBUTE", { id: slug, name });
    return attribute;
  });
}

/** The facts that the audit compares. */
const facts: Facts<Attribute> = {
  name: ({ name }) => name,
  unit: ({ unit }) => unit,
  group: ({ groupName }) => groupName,
};

/**
 * Changes the name, the unit or the group; does nothing if they are unchanged. Throws NotFound, and BadUserInput if
 * another attribute has the name.
 */
export function editAttribute(
  ctx: RequestContext,
  slug: string,
  input: EditAttributeInput,
): Promise<Attribute> {
  return changeAttributes(ctx, async (tx, all) => {
    const before = getAttribute(all, slug);
    const unit = input.unit === undefined ? before.unit : (input.unit?.trim() ?? null);
    const groupName = input.group === undefined ? before.groupName : (input.group?.trim() ?? null);
    const after = { ...before, name: input.name ? cleanName(input.name) : before.name, unit, groupName };
    if (unit !== null && before.type !== AttributeType.NUMBER)
      throw new BadUserInput([
        { field: "unit", message: serverTexts().fieldErrors.taxonomyErrors.forNumbers },
      ]);
    const detail = presentChanges(facts, before, after);
    if (!detail) return before;
    await execute(tx.db, update, [slug, after.name, unit, groupName]);
    await recordAction(tx, "EDIT_ATTRIBUTE", { id: slug, name: after.name }, detail);
    return after;
  });
}

/**
 * Moves an attribute before another one, or to the last place. Throws NotFound, and BadUserInput for an unknown place.
 */
export function moveAttribute(
  ctx: RequestContext,
  slug: string,
  before: string | null | undefined,
): Promise<Attribute> {
  return changeAttributes(ctx, async (tx, all) => {
    const moved = getAttribute(all, slug);
    const now = [...all.keys()];
    const others = now.filter((each) => each !== slug);
    const at = before === null || before === undefined ? others.length : others.indexOf(before);
    if (at === -1)
      throw new BadUserInput([
        { field: "before", message: serverTexts().fieldErrors.taxonomyErrors.noAttribute },
      ]);
    if (now.indexOf(slug) === at) return moved;
    await execute(tx.db, place, [others.toSpliced(at, 0, slug)]);
    const detail = `${serverTexts().auditDetails.factNames.place} ${now.indexOf(slug) + 1} → ${at + 1}`;
    await recordAction(tx, "MOVE_ATTRIBUTE", { id: slug, name: moved.name }, detail);
    return moved;
  });
}

/**
 * Deletes an attribute and removes it from its categories. Returns 1, or 0 if it doesn't exist; throws Conflict while
 * products have a value.
 */
export function deleteAttribute(ctx: RequestContext, slug: string): Promise<number> {
  return changeAttributes(ctx, async (tx, all) => {
    const attribute = all.get(slug);
    if (!attribute) return 0;
    await execute(tx.db, hold, [slug]); // waits for transactions that give products a value of it
    await refuseIfUsed(tx, "attribute", slug);
    await execute(tx.db, remove, [slug]);
    await recordAction(tx, "DELETE_ATTRIBUTE", { id: slug, name: attribute.name });
    return 1;
  });
}

/** Runs `work` in a transaction with all attributes, locked against concurrent changes. */
function changeAttributes<Result>(
  ctx: RequestContext,
  work: (tx: RequestContext, all: Attributes) => Promise<Result>,
): Promise<Result> {
  return withUniqueNames("attribute", () =>
    inTransaction(ctx, async (tx) => {
      await execute(tx.db, lock);
      return work(tx, await readAttributes(tx));
    }),
  );
}

function getAttribute(all: Attributes, slug: string): Attribute {
  const found = all.get(slug);
  if (!found) throw new NotFound("attribute");
  return found;
}
