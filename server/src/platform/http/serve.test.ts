import { z } from "zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiResponse, endpoints } from "@cardplaza/contract/endpoint";
import { Timestamp } from "@cardplaza/contract/shapes";
import { Line } from "@cardplaza/contract/text";
import type { HandlersOf } from "../../context.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { callDirectly } from "./serve.ts";

const Card = z.object({ name: z.string(), madeAt: Timestamp });

const table = endpoints({
  "GET /api/cards/:id": {
    summary: "One card",
    params: z.object({ id: Line(1, 40) }),
    returns: z.object({ found: z.string() }),
  },
  "GET /api/cards/mine": { summary: "One's own card", returns: Card },
  "GET /api/cards/:id/leads/:lead": {
    summary: "A lead of a card",
    params: z.object({ id: z.string(), lead: z.string() }),
    returns: z.object({ id: z.string(), lead: z.string() }),
  },
  "GET /api/search": {
    summary: "Search",
    query: z.object({ q: Line(1, 40), city: z.string().optional() }),
    returns: z.object({ q: z.string(), city: z.string().optional() }),
  },
  "POST /api/cards": {
    summary: "A new card",
    body: z.object({ name: Line(1, 40) }),
    returns: Card,
    status: 201,
  },
  "POST /api/orders": {
    summary: "Taken, done later",
    body: z.object({}),
    returns: z.object({ state: z.string() }),
  },
  "GET /api/cards/:id/vcard": {
    summary: "A contact",
    params: z.object({ id: z.string() }),
    returns: { raw: "text/vcard" },
  },
  "GET /api/moved": { summary: "Elsewhere", returns: { raw: "text/plain" } },
  "DELETE /api/cards/:id": { summary: "Delete", params: z.object({ id: z.string() }), returns: null },
  "POST /api/portraits": {
    summary: "A picture",
    form: z.object({ file: z.file(), caption: Line(0, 40) }),
    returns: z.object({ bytes: z.number(), name: z.string(), caption: z.string() }),
  },
  "GET /api/broken": {
    summary: "Answers what the contract does not say",
    returns: z.object({ count: z.number() }),
  },
});

const row = {
  name: "Asha",
  madeAt: new Date("2026-04-02T05:30:00Z"),
  ownerId: "m1",
  passwordHash: "argon2-secret",
};
const handlers: HandlersOf<typeof table> = {
  "GET /api/cards/:id": ({ params }) => ({ found: params.id }),
  "GET /api/cards/mine": () => row,
  "GET /api/cards/:id/leads/:lead": ({ params }) => params,
  "GET /api/search": ({ query }) => query,
  "POST /api/cards": ({ body }) => ({ ...row, name: body.name }),
  "POST /api/orders": () =>
    new ApiResponse({ state: "queued" }, { status: 202, headers: { location: "/api/orders/7" } }),
  "GET /api/cards/:id/vcard": ({ params }) => ({ body: `BEGIN:VCARD ${params.id}` }),
  "GET /api/moved": () =>
    new ApiResponse({ body: null }, { status: 302, headers: { location: "/elsewhere" } }),
  "DELETE /api/cards/:id": () => {},
  "POST /api/portraits": ({ form }) => ({
    bytes: form.file.size,
    name: form.file.name,
    caption: form.caption,
  }),
  "GET /api/broken": () => ({ count: "many" as unknown as number }),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  app = await startTestEndpoints(table, handlers);
});
afterAll(() => app.stop());

test("a response has the fields that the contract declares and no other column of the row", async () => {
  const { json, headers } = await app.call("GET", "/api/cards/mine");
  expect(json).toEqual({ name: "Asha", madeAt: "2026-04-02T05:30:00.000Z" });
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a literal path wins over a parameter, whichever is first in the table", async () => {
  expect((await app.call("GET", "/api/cards/mine")).json).toHaveProperty("madeAt");
  expect((await app.call("GET", "/api/cards/yours")).json).toEqual({ found: "yours" });
});

test("a last slash makes no difference", async () => {
  expect((await app.call("GET", "/api/cards/mine/")).json).toEqual(
    (await app.call("GET", "/api/cards/mine")).json,
  );
  expect((await app.call("GET", "/api/cards/yours/")).json).toEqual({ found: "yours" });
});

test("path parameters arrive decoded and by name", async () => {
  const { json } = await app.call("GET", `/api/cards/${encodeURIComponent("आशा/1")}/leads/ravi%20k`);
  expect(json).toEqual({ id: "आशा/1", lead: "ravi k" });
});

test("unknown parameters of the address are ignored", async () => {
  const { json } = await app.call("GET", "/api/search?q=tea+stall&utm_source=mail&city=Pune");
  expect(json).toEqual({ q: "tea stall", city: "Pune" });
});

test("the declared status is sent", async () => {
  const { status, json } = await app.call("POST", "/api/cards", { body: { name: "  Ravi\u200b " } });
  expect(status).toBe(201);
  expect(json.name).toBe("Ravi");
});

test("a handler may choose another status and its own headers", async () => {
  const { status, headers, json } = await app.call("POST", "/api/orders");
  expect([status, headers.get("location"), json]).toEqual([202, "/api/orders/7", { state: "queued" }]);
});

test("a response that is not JSON is sent unchanged, with the declared type", async () => {
  const { headers, text } = await app.call("GET", "/api/cards/asha/vcard");
  expect(headers.get("content-type")).toBe("text/vcard");
  expect(text).toBe("BEGIN:VCARD asha");
});

test("a raw response without a body has no type", async () => {
  const { status, headers } = await app.call("GET", "/api/moved");
  expect([status, headers.get("location"), headers.get("content-type")]).toEqual([302, "/elsewhere", null]);
});

test("nothing to return is 204 without a body", async () => {
  const { status, text } = await app.call("DELETE", "/api/cards/asha");
  expect([status, text]).toEqual([204, ""]);
});

test("a form brings its file and its cleaned fields", async () => {
  const form = new FormData();
  form.set("file", new File([new Uint8Array([0, 255, 0])], "asha.png", { type: "image/png" }));
  form.set("caption", " Asha \n at work ");
  const { status, json } = await app.call("POST", "/api/portraits", { body: form });
  expect([status, json]).toEqual([200, { bytes: 3, name: "asha.png", caption: "Asha at work" }]);
});

test("HEAD gets the same response as GET, without the body", async () => {
  const { status, text, headers } = await app.call("HEAD", "/api/cards/mine");
  expect([status, text, headers.get("content-type")]).toEqual([200, "", "application/json"]);
});

test("a method that the table does not name is not found", async () => {
  expect((await app.call("PUT", "/api/cards/mine")).status).toBe(404);
});

test("a response that breaks the contract becomes a 500 and is not sent", async () => {
  const { status, json } = await app.call("GET", "/api/broken");
  expect([status, json.code]).toEqual([500, "INTERNAL"]);
});

test("every response has the security headers and its request id", async () => {
  const { headers } = await app.call("GET", "/api/cards/mine");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("pages call the same handlers directly, with the same checks and the same declared fields", async () => {
  const direct = callDirectly(table, handlers, () => Promise.resolve({}));
  expect(await direct["GET /api/cards/mine"]()).toEqual({ name: "Asha", madeAt: "2026-04-02T05:30:00.000Z" });
  expect(await direct["GET /api/search"]({ query: { q: " chai " } })).toEqual({ q: "chai" });
  await expect(direct["GET /api/search"]({ query: { q: "" } })).rejects.toMatchObject({ code: "VALIDATION" });
});
