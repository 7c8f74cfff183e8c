import type { FastifyInstance } from "fastify";

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
