import type { FastifyInstance } from "fastify";
import { BadUserInput } from "../errors";

/**
 * Reads JSON bodies. Empty bodies are accepted, because older clients send them. Bodies in other encodings than UTF-8
 * are refused (RFC 8259, 8.1): decoding them would store different characters from those sent.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  server.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      void parse(request, utf8.decode(body), done);
    } catch {
      done(new BadUserInput([{ field: "body", message: "must be UTF-8" }]), undefined);
    }
  });
}

/** Fastify names unnamed scopes by searching all modules of the process. */
const name = { [Symbol.for("fastify.display-name")]: "own parsers" };

/** Runs `fill` in a scope where only the body parsers that it adds apply. */
export function withOwnParsers(server: FastifyInstance, fill: (scope: FastifyInstance) => void): void {
  const plugin = (scope: FastifyInstance, _options: object, done: () => void): void => {
    scope.removeAllContentTypeParsers();
    fill(scope);
    done();
  };
  void server.register(Object.assign(plugin, name));
}
