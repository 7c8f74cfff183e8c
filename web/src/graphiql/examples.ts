/** An example operation; its name is also the title of its tab. */
export interface Example {
  name: string;
  description: string;
  query: string;
  /** JSON; empty without variables. */
  variables: string;
}

/**
 * Reads the examples of a file. Each begins with a comment that describes it and may end with its variables;
 * `PRODUCT_ID` stands for a product in stock, `NEW_KEY` for an unused idempotency key.
 */
export function readExamples(file: string, productId: string): Example[] {
  return file.split(/\n\n(?=#)/).map((example) => {
    const [, comment = "", operation = ""] = /^((?:#.*\n)+)([^]*)$/.exec(example) ?? [];
    const [notes = "", variables = ""] = comment.trim().split("\n# Variables: ");
    const filled = variables
      .replaceAll("\n#", "")
      .replace("PRODUCT_ID", productId)
      .replace("NEW_KEY", crypto.randomUUID());
    return {
      name: /(?:query|mutation) (\w+)/.exec(operation)?.[1] ?? "",
      description: notes.replaceAll(/^# /gm, ""),
      query: `${notes}\n${operation}`,
      variables: filled && JSON.stringify(JSON.parse(filled), null, 2),
    };
  });
}
