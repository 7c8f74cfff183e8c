import { format } from "oxfmt";
import { entities } from "../api/src/boot/entities";
import { createDataSource } from "../api/src/data/data-source";
import { fillBlocks, type Files } from "./generated-files";

type Entity = ReturnType<typeof createDataSource>["entityMetadatas"][number];

/** A foreign key with its table: `user_id`→`users`; with `?` if it is nullable, `(unique)` if it has at most one row per value. */
function reference({ uniques, primaryColumns }: Entity, key: Entity["foreignKeys"][number]): string {
  const { columns, referencedEntityMetadata } = key;
  const isUnique = [...uniques, { columns: primaryColumns }].some(
    (unique) =>
      unique.columns.length === columns.length && unique.columns.every((one) => columns.includes(one)),
  );
  const names = columns.map(({ databaseName }) => databaseName).join(",");
  const nullable = columns.some(({ isNullable }) => isNullable) ? "?" : "";
  return `\`${names}\`→\`${referencedEntityMetadata.tableName}\`${nullable}${isUnique ? " (unique)" : ""}`;
}

/** CONTRIBUTING.md with the tables and their foreign keys, from the entities. It needs no database. */
export async function drawContributing(): Promise<Files> {
  const source = createDataSource("postgres://localhost/shop").setOptions({ entities });
  await source["buildMetadatas"]();
  const referring: string[] = [];
  const others: string[] = [];
  for (const entity of source.entityMetadatas.toSorted((a, b) => a.tableName.localeCompare(b.tableName))) {
    const references = entity.foreignKeys.map((key) => reference(entity, key)).sort();
    if (references.length > 0) referring.push(`- **${entity.tableName}**: ${references.join(", ")}`);
    else others.push(`\`${entity.tableName}\``);
  }
  const lines = [...referring, "", `Without foreign keys: ${others.join(", ")}.`];
  const { code } = await format("tables.md", lines.join("\n"), { printWidth: 120, proseWrap: "always" });
  return fillBlocks("CONTRIBUTING.md", { tables: code.trimEnd().split("\n") });
}
