import { brotliCompressSync } from "node:zlib";
import { AnswerReader, textOf } from "./answer";

const plain = "HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\nhello";
const chunked =
  "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;extension=1\r\nlo\r\n0\r\n\r\n";

/** What a reader returns for each of these pieces. */
function readPieces(pieces: Buffer[]): (string | undefined)[] {
  const reader = new AnswerReader();
  return pieces.map((piece) => {
    const answer = reader.push(piece);
    return answer && `${answer.status} ${textOf(answer)}`;
  });
}

it.each([plain, chunked])("reads an answer that arrives in one piece, and the next one", (wire) => {
  expect(readPieces([Buffer.from(wire), Buffer.from(wire)])).toEqual(["200 hello", "200 hello"]);
});

it.each([plain, chunked])("reads an answer that arrives byte by byte", (wire) => {
  const answers = readPieces([...Buffer.from(wire)].map((byte) => Buffer.from([byte])));
  expect(answers.pop()).toBe("200 hello");
  expect(new Set(answers)).toEqual(new Set([undefined]));
});

it("takes an answer without a length for one without a body", () => {
  expect(readPieces([Buffer.from("HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n")])).toEqual(["304 "]);
});

it("refuses bytes that belong to no answer", () => {
  expect(() => readPieces([Buffer.from(`${plain}!`)])).toThrow("1 bytes after its answer");
});

it("decompresses brotli", () => {
  const body = brotliCompressSync("hello");
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: br\r\ncontent-length: ${body.length}\r\n\r\n`;
  expect(readPieces([Buffer.concat([Buffer.from(head), body])])).toEqual(["200 hello"]);
});
