/** Writes the REST calls to api/openapi.json, which is committed and read by integrators' generators. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import Fastify from "fastify";
import { SharedCaching } from "../api/src/http/shared-caching";
import { collectOpenApi } from "../api/src/rest/openapi/openapi";
import { registerRest } from "../api/src/rest/rest";

const target = resolve(__dirname, "../api/openapi.json");

const answersNobody = () => {
  throw new Error("This server only describes its calls.");
};

async function main(): Promise<void> {
  const server = Fastify();
  await collectOpenApi(server, "Meridian");
  registerRest(server, {
    contextOf: answersNobody,
    publicContext: answersNobody,
    caching: new SharedCaching(),
    servePage: answersNobody,
  });
  await server.ready();
  writeFileSync(target, `${JSON.stringify(server.swagger(), null, 2)}\n`);
  console.log(`Wrote ${target}.`);
}

void main();
