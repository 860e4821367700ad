import { eq, sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { z } from "zod";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ApiResponse, endpoints } from "@cardplaza/contract/endpoint";
import type { HandlersOf } from "../../context.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { newId } from "../ids.ts";
import { conflict } from "../refusals.ts";
import { inTransaction } from "../transaction.ts";
import { deleteOldResponses, SAVE_RESPONSES_MS } from "./idempotency.ts";
import { idempotentResponses } from "./idempotency.table.ts";

const Made = z.object({ _id: z.string(), name: z.string() });
const table = endpoints({
  "POST /api/cards": {
    summary: "A card",
    auth: "member",
    body: z.object({ name: z.string() }),
    returns: Made,
    status: 201,
  },
  "POST /api/teams/:team/cards": {
    summary: "A card in a team",
    auth: "member",
    params: z.object({ team: z.string() }),
    body: z.object({ name: z.string() }),
    returns: Made,
    status: 201,
  },
  "POST /api/visits": {
    summary: "A visitor's",
    body: z.object({ name: z.string() }),
    returns: Made,
    status: 201,
  },
  "POST /api/clicks": {
    summary: "Creates nothing",
    auth: "member",
    body: z.object({}),
    returns: z.object({ clicks: z.number() }),
  },
  "POST /api/pictures": {
    summary: "A file",
    auth: "member",
    form: z.object({ file: z.file() }),
    returns: Made,
    status: 201,
  },
  "POST /api/quiet": { summary: "Creates and says nothing", auth: "member", returns: null, status: 201 },
  "POST /api/placed": { summary: "Says where it is", auth: "member", returns: Made, status: 201 },
  "POST /api/orders": { summary: "Creates with a 200", auth: "member", returns: Made, repeatable: true },
});

let failures: Error[] = [];
let clicks = 0;
// A real row, so that a rollback really removes it.
const made = pgTable("made", { id: text("id").primaryKey(), name: text("name") });
const make = (ctx: { db: Parameters<typeof inTransaction>[0] }, name: string) =>
  inTransaction(ctx.db, async (tx) => {
    const _id = newId();
    await tx.insert(made).values({ id: _id, name });
    await tx.execute(sql`select pg_sleep(0.02)`);
    const failure = failures.shift();
    if (failure) throw failure;
    return { _id, name };
  });
const handlers: HandlersOf<typeof table> = {
  "POST /api/cards": ({ ctx, body }) => make(ctx, body.name),
  "POST /api/teams/:team/cards": ({ ctx, body }) => make(ctx, body.name),
  "POST /api/visits": ({ ctx, body }) => make(ctx, body.name),
  "POST /api/clicks": () => ({ clicks: ++clicks }),
  "POST /api/pictures": ({ ctx, form }) => make(ctx, form.file.name),
  "POST /api/quiet": async ({ ctx }) => void (await make(ctx, "Quiet")),
  "POST /api/placed": async ({ ctx }) =>
    new ApiResponse(await make(ctx, "Placed"), { headers: { location: "/cards/7" } }),
  "POST /api/orders": ({ ctx }) => make(ctx, "Order"),
};

let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  app = await startTestEndpoints(table, handlers);
  await app.db.execute(sql`create table made (id text primary key, name text)`);
});
beforeEach(() => {
  failures = [];
});
afterAll(() => app.stop());

const cardsNamed = (name: string) => app.db.$count(made, eq(made.name, name));
const create = (as: { token: string }, key: string, name: string, path = "/api/cards") =>
  app.call("POST", path, { as, body: { name }, headers: { "idempotency-key": key } });

test("Asha's retry gets the first response and creates no second card", async () => {
  const asha = await app.signIn("Asha");
  const first = await create(asha, "retry-1", "Once");
  const second = await create(asha, "retry-1", "Once");
  expect(first.status).toBe(201);
  expect([second.status, second.json]).toEqual([201, first.json]);
  expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"));
  expect(await cardsNamed("Once")).toBe(1);
});

test("so does a retry of a call that creates something and returns 200", async () => {
  const asha = await app.signIn("Asha");
  const order = () =>
    app.call("POST", "/api/orders", { as: asha, headers: { "idempotency-key": "order-1" } });
  const [first, second] = [await order(), await order()];
  expect([first.status, second.json]).toEqual([200, first.json]);
  expect(await cardsNamed("Order")).toBe(1);
});

test("without a key each call creates its own", async () => {
  const asha = await app.signIn("Asha");
  await app.call("POST", "/api/cards", { as: asha, body: { name: "Each" } });
  await app.call("POST", "/api/cards", { as: asha, body: { name: "Each" } });
  expect(await cardsNamed("Each")).toBe(2);
});

test("twenty calls at the same moment create one card and get one response", async () => {
  const asha = await app.signIn("Asha");
  const responses = await Promise.all(Array.from({ length: 20 }, () => create(asha, "twenty", "Twenty")));
  expect(new Set(responses.map((response) => `${response.status} ${response.text}`)).size).toBe(1);
  expect(responses[0]?.status).toBe(201);
  expect(await cardsNamed("Twenty")).toBe(1);
});

test("the same key with another body is refused, and the first response stays", async () => {
  const asha = await app.signIn("Asha");
  const first = await create(asha, "other-body", "Body one");
  const other = await create(asha, "other-body", "Body two");
  expect([other.status, other.json.code]).toEqual([409, "CONFLICT"]);
  expect(await cardsNamed("Body two")).toBe(0);
  expect((await create(asha, "other-body", "Body one")).json).toEqual(first.json);
});

test("Ravi's key is his own, though Asha used the same", async () => {
  const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
  const hers = await create(asha, "shared", "Shared");
  const his = await create(ravi, "shared", "Shared");
  expect(his.status).toBe(201);
  expect(his.json._id).not.toBe(hers.json._id);
});

test("the same key at another address is another call", async () => {
  const asha = await app.signIn("Asha");
  await create(asha, "path", "Path");
  expect((await create(asha, "path", "Path", "/api/teams/sales/cards")).status).toBe(201);
  expect(await cardsNamed("Path")).toBe(2);
});

test("the same key for another team never returns that team's response", async () => {
  const asha = await app.signIn("Asha");
  await create(asha, "team", "Team", "/api/teams/sales/cards");
  expect((await create(asha, "team", "Team", "/api/teams/service/cards")).status).toBe(409);
});

test.each([
  ["refused", () => conflict("This name is taken."), 409],
  ["failed", () => new Error("disk on fire"), 500],
])("a call that was %s can be tried again with its key", async (_what, failure, status) => {
  const asha = await app.signIn("Asha");
  const name = `After ${status}`;
  failures = [failure()];
  expect((await create(asha, "again", name)).status).toBe(status);
  expect(await cardsNamed(name)).toBe(0);
  expect((await create(asha, "again", name)).status).toBe(201);
  expect((await create(asha, "again", name)).status).toBe(201);
  expect(await cardsNamed(name)).toBe(1);
});

test("if the first of several calls fails, the next one does the work", async () => {
  const asha = await app.signIn("Asha");
  failures = [new Error("the first one fails")];
  const responses = await Promise.all([1, 2, 3, 4].map(() => create(asha, "first-fails", "Next")));
  expect(responses.filter(({ status }) => status === 201).length).toBe(3);
  expect(responses.filter(({ status }) => status === 500).length).toBe(1);
  expect(await cardsNamed("Next")).toBe(1);
});

test("invalid input stores no response", async () => {
  const asha = await app.signIn("Asha");
  const wrong = { as: asha, body: { title: "?" }, headers: { "idempotency-key": "wrong-input" } };
  expect((await app.call("POST", "/api/cards", wrong)).status).toBe(400);
  expect((await create(asha, "wrong-input", "Right")).status).toBe(201);
});

test("after 24 hours the key is new again", async () => {
  const asha = await app.signIn("Asha");
  const first = await create(asha, "day", "Day");
  const age = (ms: number) =>
    app.db
      .update(idempotentResponses)
      .set({ createdAt: new Date(Date.now() - ms) })
      .where(sql`key = 'day'`);
  await age(SAVE_RESPONSES_MS - 60_000);
  expect((await create(asha, "day", "Day")).json).toEqual(first.json);
  await age(SAVE_RESPONSES_MS + 60_000);
  const later = await create(asha, "day", "Day");
  expect([later.status, later.json._id === first.json._id]).toEqual([201, false]);
  expect(SAVE_RESPONSES_MS).toBe(24 * 60 * 60 * 1000);
});

test("the nightly tidy-up deletes old responses only", async () => {
  const asha = await app.signIn("Asha");
  await create(asha, "old", "Old");
  await create(asha, "young", "Young");
  await app.db
    .update(idempotentResponses)
    .set({ createdAt: new Date(Date.now() - SAVE_RESPONSES_MS - 1000) })
    .where(sql`key = 'old'`);
  await deleteOldResponses(app.db, new Date());
  const left = await app.db
    .select({ key: idempotentResponses.key })
    .from(idempotentResponses)
    .where(sql`member_id = ${asha.member.id}`);
  expect(left).toEqual([{ key: "young" }]);
});

test.each([
  ["overlong", "k".repeat(201)],
  ["empty", ""],
  ["with a blank", "a b"],
  ["not ASCII", "\u00e9"],
])("a key that is %s is 400", async (_what, key) => {
  const asha = await app.signIn("Asha");
  const { status, json } = await create(asha, key, "Overlong");
  expect([status, Object.keys(json.fields as object)]).toEqual([400, ["Idempotency-Key"]]);
  expect(await cardsNamed("Overlong")).toBe(0);
});

test("the longest key is accepted", async () => {
  const asha = await app.signIn("Asha");
  expect((await create(asha, "k".repeat(200), "Longest")).status).toBe(201);
});

test("calls that create nothing, and calls of visitors, are done each time", async () => {
  const asha = await app.signIn("Asha");
  const headers = { "idempotency-key": "each-time" };
  const click = async () =>
    (await app.call("POST", "/api/clicks", { as: asha, body: {}, headers })).json.clicks;
  expect((await click()) as number).toBe(((await click()) as number) - 1);
  await app.call("POST", "/api/visits", { body: { name: "Visit" }, headers });
  await app.call("POST", "/api/visits", { body: { name: "Visit" }, headers });
  expect(await cardsNamed("Visit")).toBe(2);
});

test("the bytes of a file belong to the body", async () => {
  const asha = await app.signIn("Asha");
  const upload = (bytes: string) => {
    const body = new FormData();
    body.set("file", new File([bytes], "asha.png"));
    return app.call("POST", "/api/pictures", { as: asha, body, headers: { "idempotency-key": "picture" } });
  };
  const first = await upload("aaa");
  expect((await upload("aaa")).json).toEqual(first.json);
  expect((await upload("bbb")).status).toBe(409);
});

test("an empty response is repeated as empty", async () => {
  const asha = await app.signIn("Asha");
  const options = { as: asha, headers: { "idempotency-key": "quiet" } };
  for (let i = 0; i < 2; i++) {
    const response = await app.call("POST", "/api/quiet", options);
    expect([response.status, response.text]).toEqual([201, ""]);
  }
  expect(await cardsNamed("Quiet")).toBe(1);
});

test("headers of a response are repeated too", async () => {
  const asha = await app.signIn("Asha");
  const options = { as: asha, headers: { "idempotency-key": "placed" } };
  for (let i = 0; i < 2; i++) {
    const { status, headers, json } = await app.call("POST", "/api/placed", options);
    expect([status, headers.get("location"), json.name]).toEqual([201, "/cards/7", "Placed"]);
  }
});
