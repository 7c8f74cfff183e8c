/** Writes the database tables, from the entities, into CONTRIBUTING.md. It needs no database. */
import "reflect-metadata";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createDataSource } from "../api/src/data/data-source";
import { filesIn, ROOT } from "./build/target";
import { writeBlock } from "./document-block";

/** Breaks a line of Markdown at spaces, at most 120 characters wide; continued lines have the given indent. */
function wrap(line: string, indent = ""): string {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current && `${current} ${word}`.length > 120) {
      lines.push(current);
      current = indent + word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current].join("\n");
}

const load = createRequire(__filename);

type Entity = ReturnType<typeof createDataSource>["entityMetadatas"][number];

/** The entities of all tables, as TypeORM reads them from their classes. */
async function readEntities(): Promise<Entity[]> {
  const files = filesIn(join(ROOT, "api/src")).filter((file) => file.endsWith(".entity.ts"));
  const exports = files.map((file) => load(file) as Record<string, unknown>);
  const classes = exports
    .flatMap((exported) => Object.values(exported))
    .filter((one): one is abstract new () => object => typeof one === "function");
  const source = createDataSource("postgres://localhost/shop").setOptions({
    entities: [...new Set(classes)],
  });
  await source["buildMetadatas"]();
  return source.entityMetadatas.toSorted((a, b) => a.tableName.localeCompare(b.tableName));
}

/** A foreign key with its table: `user_id`→`users`; with `?` if it is nullable, `(unique)` if it has at most one row per value. */
function reference(
  entity: Entity,
  { columns, referencedEntityMetadata }: Entity["foreignKeys"][number],
): string {
  const names = columns.map(({ databaseName }) => databaseName);
  const keys = [...entity.uniques, { columns: entity.primaryColumns }];
  const isUnique = keys.some(
    (key) => key.columns.length === columns.length && key.columns.every((one) => columns.includes(one)),
  );
  const marks = [
    ...(columns.some(({ isNullable }) => isNullable) ? ["?"] : []),
    ...(isUnique ? [" (unique)"] : []),
  ];
  return `\`${names.join(",")}\`→\`${referencedEntityMetadata.tableName}\`${marks.join("")}`;
}

async function main(): Promise<void> {
  const entities = await readEntities();
  const tables = entities.map((entity) => ({
    name: entity.tableName,
    references: entity.foreignKeys.map((key) => reference(entity, key)).sort(),
  }));
  const isReferring = ({ references }: (typeof tables)[number]) => references.length > 0;
  const others = tables.filter((table) => !isReferring(table)).map(({ name }) => `\`${name}\``);
  await writeBlock("CONTRIBUTING.md", "tables", [
    ...tables
      .filter(isReferring)
      .map(({ name, references }) => wrap(`- **${name}**: ${references.join(", ")}`, "  ")),
    "",
    wrap(`Without foreign keys: ${others.join(", ")}.`),
  ]);
}

void main();
