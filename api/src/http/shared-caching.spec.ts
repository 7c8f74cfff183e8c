import Fastify from "fastify";
import { sendProblem } from "./problem";
import { securityHeaders, registerSecurityHeaders } from "./security-headers";
import { SharedCaching, type CacheTimes } from "./shared-caching";

const PUBLIC = "public, max-age=0, s-maxage=30, stale-while-revalidate=60";

/** The `Cache-Control` of a response that its handler considers public. */
async function cacheControlOf(
  times: CacheTimes | undefined,
  { method = "GET", headers = {}, status = 200, cookie = "" } = {},
) {
  const caching = new SharedCaching(times);
  const server = Fastify();
  registerSecurityHeaders(server, securityHeaders(false));
  caching.register(server);
  server.route({
    url: "/",
    method: ["GET", "POST"],
    handler: (_request, reply) => {
      if (cookie) void reply.header("set-cookie", cookie);
      void reply.header("cache-control", caching.headerOr("no-cache"));
      return status === 429
        ? sendProblem(reply, { status, detail: "Too often." })
        : reply.code(status).send();
    },
  });
  const answer = await server.inject({ method: method as "GET", url: "/", headers });
  await server.close();
  return answer.headers["cache-control"];
}

const on = { maxAge: 30, stale: 60 };

it("lets shared caches store responses that are the same for everybody, and browsers revalidate them each time", async () => {
  expect(await cacheControlOf(on)).toBe(PUBLIC);
  expect(await cacheControlOf(on, { method: "HEAD" })).toBe(PUBLIC);
  expect(await cacheControlOf({ maxAge: 30, stale: 0 })).toBe("public, max-age=0, s-maxage=30");
});

it("says so again when nothing has changed, so that a cache counts from then on", async () => {
  expect(await cacheControlOf(on, { status: 304 })).toBe(PUBLIC);
});

it("changes nothing by default", async () => {
  expect(await cacheControlOf(undefined)).toBe("no-cache");
  expect(await cacheControlOf({ maxAge: 0, stale: 0 }, { cookie: "at=0/1" })).toBe("no-cache");
});

it.each([
  ["that sets a cookie", { cookie: "at=0/16B3748" }],
  ["to a request with an Authorization header", { headers: { authorization: "Basic any" } }],
  ["to a change", { method: "POST" }],
  ["with the status 404", { status: 404 }],
  ["with the status 503", { status: 503 }],
])("takes the permission back from an answer %s", async (_what, request) => {
  expect(await cacheControlOf(on, request)).toBe("private, no-store");
});

it("leaves a refusal as it is", async () => {
  expect(await cacheControlOf(on, { status: 429 })).toBe("no-store");
});
