/** Writes into CONTRIBUTING.md who may import whom, and the tables of the database, from the entities: it needs no database. */
import "reflect-metadata";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createDataSource } from "../api/src/data/data-source";
import { filesIn, ROOT } from "./build/target";
import { writeBlock } from "./document-block";
import { modules, rooms, type Room } from "./import-rules.cjs";

/** The names, without the side that the room itself is on. */
const listOf = (names: string[] | string, none: string) =>
  typeof names === "string" ? names : names.map((name) => name.replace(/^(api|web) /, "")).join(", ") || none;

const roomRow = ({ name, imports, note }: Room) =>
  `| ${name}${note ? `: ${note}` : ""} | ${listOf(imports, "nothing of ours")} |`;

const moduleRow = ([name, used]: [string, string[]]) => `| ${name} | ${listOf(used, "none")} |`;

const importRules = [
  "| room | may import |",
  "| --- | --- |",
  ...rooms.map(roomRow),
  "",
  "| module of the API | uses the services, entities and errors of |",
  "| --- | --- |",
  ...Object.entries(modules).map(moduleRow),
];

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

/** One arrow: many rows here refer to one there, or one at most where the column is unique; a nullable column refers to none or one. */
function arrow(entity: Entity, { columns, referencedEntityMetadata }: Entity["foreignKeys"][number]): string {
  const names = columns.map(({ databaseName }) => databaseName);
  const keys = [...entity.uniques, { columns: entity.primaryColumns }];
  const isUnique = keys.some(
    (key) => key.columns.length === columns.length && key.columns.every((one) => columns.includes(one)),
  );
  const one = columns.some(({ isNullable }) => isNullable) ? "|o" : "||";
  return `  ${referencedEntityMetadata.tableName} ${one}--${isUnique ? "o|" : "o{"} ${entity.tableName} : "${names.join(", ")}"`;
}

async function main(): Promise<void> {
  const entities = await readEntities();
  const arrows = entities.flatMap((entity) => entity.foreignKeys.map((key) => arrow(entity, key)));
  const isAlone = ({ tableName }: Entity) => !arrows.some((one) => one.includes(` ${tableName} `));
  const alone = entities.filter(isAlone).map(({ tableName }) => `\`${tableName}\``);
  await writeBlock("CONTRIBUTING.md", "import-rules", importRules);
  await writeBlock("CONTRIBUTING.md", "tables", [
    "```mermaid",
    "erDiagram",
    ...arrows.sort(),
    "```",
    "",
    `Alone: ${alone.join(", ")}.`,
  ]);
}

void main();
