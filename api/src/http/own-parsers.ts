import type { FastifyInstance } from "fastify";

/** A scope without a name gets one from Fastify, which looks through all modules of the process for it. */
const name = { [Symbol.for("fastify.display-name")]: "own parsers" };

/** Lets `fill` add routes whose bodies are read by the parsers that it adds, and by no others. */
export function withOwnParsers(server: FastifyInstance, fill: (scope: FastifyInstance) => void): void {
  const plugin = (scope: FastifyInstance, _options: object, done: () => void): void => {
    scope.removeAllContentTypeParsers();
    fill(scope);
    done();
  };
  void server.register(Object.assign(plugin, name));
}
