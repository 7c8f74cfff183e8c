import Fastify from "fastify";
import { LongAnswers } from "../../http/load/long-answers";
import { SharedCaching } from "../../http/shared-caching";
import { registerRest } from "../rest";
import { collectOpenApi, type OpenApi } from "./openapi";

const neverCalled = () => {
  throw new Error("This server only describes its calls.");
};

/** The REST calls as an OpenAPI document, without a running shop. */
export async function describeCalls(shopName: string): Promise<OpenApi> {
  const server = Fastify();
  await collectOpenApi(server, shopName);
  registerRest(server, {
    contextOf: neverCalled,
    publicContext: neverCalled,
    caching: new SharedCaching(),
    longAnswers: new LongAnswers(neverCalled),
    servePage: neverCalled,
  });
  await server.ready();
  return server.swagger() as OpenApi;
}
