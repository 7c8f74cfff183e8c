/** A description, split into prose and specifications. */
export interface ParsedDescription {
  /** Lines of prose, in their order. */
  paragraphs: string[];
  /** Lines of the form "Weight: 2.9 kg". */
  specifications: { term: string; value: string }[];
}

/** A short term without a full stop, a colon, and a value: "Water resistance: 300 m". */
const specification = /^([^:.!?]{2,32}):\s+(\S.*)$/;

/** Splits a description into paragraphs, one per line, and specifications, which are never on the first line. */
export function parseDescription(description: string): ParsedDescription {
  const lines = description.split(/\r?\n/).map((line) => line.trim());
  const described: ParsedDescription = { paragraphs: [], specifications: [] };
  for (const [index, line] of lines.entries()) {
    const [, term, value] = (index > 0 && specification.exec(line)) || [];
    if (term && value) described.specifications.push({ term, value });
    else if (line) described.paragraphs.push(line);
  }
  return described;
}
