import { expect, test } from "vitest";
import { z } from "zod";
import { EVERY_ADMIN } from "./admin-roles.ts";
import { ApiResponse, endpoints, splitKey, type Client, type Handlers } from "./endpoint.ts";

// A wrong table or handler must not compile. `tsc -p contract` fails if one of the expected errors below is
// missing, so these tests work without running.

const Card = z.object({ name: z.string() });
const CardId = z.object({ id: z.string() });
const table = endpoints({
  "GET /api/cards/:id": { summary: "One card", params: CardId, returns: Card },
  "POST /api/cards": {
    summary: "A new card",
    auth: "member",
    body: z.object({ name: z.string(), age: z.coerce.number() }),
    returns: Card,
  },
  "DELETE /api/cards/:id": { summary: "Gone", auth: "member", params: CardId, returns: null },
  "GET /api/search": {
    summary: "Search",
    query: z.object({ q: z.string().optional() }),
    returns: z.array(Card),
  },
  "GET /api/cards/:id/vcard": { summary: "Contact", params: CardId, returns: { raw: "text/vcard" } },
});

interface Contexts {
  none: { member: null };
  member: { member: string };
  premium: { member: string };
  admin: { administrator: string };
}
type All = Handlers<typeof table, Contexts>;

const handlers: All = {
  "GET /api/cards/:id": ({ params, ctx }) => ({ name: `${params.id} ${ctx.member}` }),
  "POST /api/cards": ({ body, ctx }) =>
    new ApiResponse({ name: `${body.name} ${body.age.toFixed()} ${ctx.member.length}` }, { status: 202 }),
  "DELETE /api/cards/:id": () => {},
  "GET /api/search": ({ query }) => Promise.resolve([{ name: query.q ?? "" }]),
  "GET /api/cards/:id/vcard": () => ({ body: "BEGIN:VCARD" }),
};

test("a table is returned unchanged", () => {
  expect(Object.keys(table)).toEqual(Object.keys(handlers));
  expect(splitKey("GET /api/cards/:id")).toEqual({ method: "GET", path: "/api/cards/:id" });
});

test("a missing handler does not compile", () => {
  const { "GET /api/search": _missing, ...rest } = handlers;
  // @ts-expect-error the search is missing
  const incomplete: All = rest;
  expect(incomplete).not.toHaveProperty("GET /api/search");
});

test("a handler for a call that the table does not name does not compile", () => {
  // @ts-expect-error there is no PUT
  const surplus: All = { ...handlers, "PUT /api/cards": () => ({ name: "" }) };
  expect(Object.keys(surplus)).toHaveLength(6);
});

test("a path parameter that its schema does not declare does not compile", () => {
  const wrong = endpoints({
    // @ts-expect-error the path says :id, the schema cardId
    "GET /api/cards/:id": { summary: "", params: z.object({ cardId: z.string() }), returns: Card },
  });
  const missing = endpoints({
    // @ts-expect-error the second parameter is not declared
    "GET /api/cards/:id/leads/:lead": { summary: "", params: CardId, returns: Card },
  });
  const none = endpoints({
    // @ts-expect-error the path has a parameter, the endpoint no schema for it
    "GET /api/cards/:id": { summary: "", returns: Card },
  });
  const surplus = endpoints({
    // @ts-expect-error the path has no parameter
    "GET /api/cards": { summary: "", params: CardId, returns: Card },
  });
  expect([wrong, missing, none, surplus]).toHaveLength(4);
});

test("a call of administrators that does not say for which roles it is does not compile", () => {
  const forgotten = endpoints({
    // @ts-expect-error roles are missing
    "GET /api/admin/cards": { summary: "", auth: "admin", returns: Card },
  });
  const wordless = endpoints({
    // @ts-expect-error what the others read is missing
    "GET /api/admin/cards": { summary: "", auth: "admin", roles: ["support"], returns: Card },
  });
  const forNobody = endpoints({
    // @ts-expect-error there are no roles
    "GET /api/admin/cards": { summary: "", auth: "admin", roles: [], denied: "", returns: Card },
  });
  const ofMembers = endpoints({
    // @ts-expect-error members have no roles
    "GET /api/cards": { summary: "", auth: "member", roles: ["support"], denied: "", returns: Card },
  });
  const fine = endpoints({
    "GET /api/admin/cards": { summary: "", auth: "admin", roles: ["support"], denied: "", returns: Card },
    "GET /api/admin/all": { summary: "", auth: "admin", roles: EVERY_ADMIN, returns: Card },
  });
  expect([forgotten, wordless, forNobody, ofMembers, fine]).toHaveLength(5);
});

test("a misspelt method or path does not compile", () => {
  // @ts-expect-error FETCH is no method
  expect(endpoints({ "FETCH /api/cards": { summary: "", returns: Card } })).toBeDefined();
  // @ts-expect-error a path begins with a slash
  expect(endpoints({ "GET api/cards": { summary: "", returns: Card } })).toBeDefined();
});

test("a handler that reads or returns a misspelt field does not compile", () => {
  const misread: Partial<All> = {
    // @ts-expect-error the parameter is called id
    "GET /api/cards/:id": ({ params }) => ({ name: String(params.cardId) }),
  };
  const misanswered: Partial<All> = {
    // @ts-expect-error the field is called name
    "GET /api/cards/:id": () => ({ title: "" }),
  };
  expect([misread, misanswered]).toHaveLength(2);
});

test("a handler receives the context of its audience", () => {
  const visitor: Partial<All> = {
    // @ts-expect-error an open call may have no member
    "GET /api/cards/:id": ({ ctx }) => ({ name: ctx.member.length.toString() }),
  };
  expect(visitor).toBeDefined();
});

test("a caller passes the required parts in one argument, and the result is typed", async () => {
  const client = new Proxy({}, { get: () => () => Promise.resolve({ name: "Asha" }) }) as Client<
    typeof table
  >;
  const card = await client["GET /api/cards/:id"]({ params: { id: "1" } });
  const name: string = card.name;
  await client["GET /api/search"]();
  // @ts-expect-error the parameter is required
  await client["GET /api/cards/:id"]();
  // @ts-expect-error the parameter is called id
  await client["GET /api/cards/:id"]({ params: { cardId: "1" } });
  // @ts-expect-error the result has no title
  expect(card.title).toBeUndefined();
  expect(name).toBe("Asha");
});
