import Fastify, { type FastifyInstance } from "fastify";
import { registerFormsWithoutCode } from "./forms-without-code";

let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify();
  const none = () => Promise.reject(new Error("no page is rendered"));
  registerFormsWithoutCode(server, {
    pages: { serve: none, serveFailure: none as never },
    shopName: "A & B",
  });
  await server.ready();
});
afterAll(() => server.close());

const subscribe = (payload: string, type = "application/x-www-form-urlencoded") =>
  server.inject({ method: "POST", url: "/newsletter", payload, headers: { "content-type": type } });

it.each(["email-address=ada%40example.com", "email-address=nobody", ""])(
  "says of %p that nothing was saved, and never repeats an address",
  async (form) => {
    const { statusCode, headers, body } = await subscribe(form);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("Our newsletter hasn&#39;t started yet");
    expect(body).toContain('href="/blog"');
    expect(body).not.toContain("example.com");
  },
);

it("refuses what no form of the shop sends, with a page", async () => {
  expect((await subscribe("{}", "application/json")).statusCode).toBe(415);
  expect((await subscribe(`email-address=${"x".repeat(20_000)}`)).statusCode).toBe(413);
});
