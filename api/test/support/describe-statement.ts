import type { ClientBase, Connection, FieldDef, Submittable } from "pg";

/** A column of a statement's result, as PostgreSQL describes it. */
export interface DescribedColumn {
  name: string;
  type: string;
  /** Undefined for a computed column, and one of a view. */
  nullable: boolean | undefined;
}

/** The columns that PostgreSQL would return for a statement. The statement is parsed and not executed. */
export async function describeStatement(client: ClientBase, text: string): Promise<DescribedColumn[]> {
  const fields = await new Promise<FieldDef[]>((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
  const { rows } = await client.query<DescribedColumn>(
    `select field.name, format_type(field.type, null) as type, not column_of.attnotnull as nullable
      from unnest($1::text[], $2::oid[], $3::oid[], $4::int[]) with ordinality as field (name, type, "table", number, place)
      left join pg_class on oid = field."table" and relkind = 'r'
      left join pg_attribute column_of on attrelid = oid and attnum = field.number
      order by place`,
    [
      fields.map(({ name }) => name),
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  );
  return rows.map(({ nullable, ...field }) => ({ ...field, nullable: nullable ?? undefined }));
}

/** The protocol's messages Parse and Describe without Execute; the driver calls the methods with the server's answers. */
class Description implements Submittable {
  private fields: FieldDef[] = [];

  constructor(
    private readonly text: string,
    private readonly resolve: (fields: FieldDef[]) => void,
    readonly handleError: (error: unknown) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}
