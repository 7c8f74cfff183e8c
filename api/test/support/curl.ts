/** The request of a curl command of the docs. */
export interface CurlRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Parses a curl command like a shell. Throws for any unsupported syntax, so that nothing is skipped. */
export function readCurl(command: string, variables: Record<string, string>): CurlRequest {
  const [program, ...words] = shellWords(command, variables);
  if (program !== "curl") throw new Error(`not a curl command: ${command}`);
  const request: CurlRequest = { method: "", url: "", headers: {}, body: undefined };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "-X") request.method = take(words, word);
    else if (word === "-H") addHeader(request.headers, take(words, word));
    else if (word === "-d") request.body = take(words, word);
    else if (word.startsWith("-") || request.url) throw new Error(`what is ${word} in: ${command}`);
    else request.url = word;
  }
  if (request.body !== undefined) request.headers["content-type"] ??= "application/x-www-form-urlencoded";
  request.method ||= request.body === undefined ? "GET" : "POST";
  return request;
}

function take(words: string[], option: string): string {
  const value = words.shift();
  if (value === undefined) throw new Error(`${option} wants a value`);
  return value;
}

function addHeader(headers: Record<string, string>, header: string): void {
  const colon = header.indexOf(":");
  headers[header.slice(0, colon).toLowerCase()] = header.slice(colon + 1).trim();
}

const PIECES = /'([^']*)'|"([^"]*)"|\\\n|(\s+)|([^\s'"\\]+)/gy;

/** Splits a command into words: quotes, variables outside of single ones, and continued lines. */
function shellWords(command: string, variables: Record<string, string>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let read = 0;
  for (const piece of command.trim().matchAll(PIECES)) {
    const [whole, single, double, blank, bare] = piece;
    read += whole.length;
    const text =
      single ?? (double ?? bare)?.replace(/\$(\w+)/g, (_, name: string) => valueOf(name, variables));
    if (text !== undefined) word = (word ?? "") + text;
    else if (blank !== undefined && word !== undefined) {
      words.push(word);
      word = undefined;
    }
  }
  if (read !== command.trim().length)
    throw new Error(`can't be read from here: ${command.trim().slice(read)}`);
  return word === undefined ? words : [...words, word];
}

/** The value of a variable of the docs; throws for an undefined one. */
export function valueOf(name: string, variables: Record<string, string>): string {
  const value = variables[name];
  if (value === undefined) throw new Error(`the docs use $${name} and don't say where it comes from`);
  return value;
}
