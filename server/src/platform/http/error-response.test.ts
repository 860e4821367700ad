import { sql } from "drizzle-orm";
import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "@cardplaza/contract/endpoint";
import { ERROR_STATUS, ERROR_TEXT, type ErrorCode } from "@cardplaza/contract/errors";
import type { HandlersOf } from "../../context.ts";
import { members } from "../../features/accounts/accounts.table.ts";
import { createBreakableDatabase } from "../../testing/breakable-database.ts";
import { startTestEndpoints } from "../../testing/test-endpoints.ts";
import { conflict, invalid, limitReached, Refusal } from "../refusals.ts";
import { inTransaction } from "../transaction.ts";
import { eventually } from "../../testing/eventually.ts";

const Nothing = z.object({});
const table = endpoints({
  "GET /api/refusals/:code": { summary: "Refuses", params: z.object({ code: z.string() }), returns: Nothing },
  "GET /api/wrong": { summary: "Fails at one field", returns: Nothing },
  "GET /api/broken": {
    summary: "Fails unexpectedly",
    auth: "member",
    query: z.object({ token: z.string().optional() }),
    returns: Nothing,
  },
  "GET /api/failed-query": { summary: "A query that fails", returns: Nothing },
  "GET /api/twice": { summary: "A row that is there already", auth: "member", returns: Nothing },
  "GET /api/wrapped": { summary: "A query that fails inside another failure", returns: Nothing },
  "GET /api/cut": { summary: "Loses its connection in a transaction", returns: Nothing },
  "GET /api/count": { summary: "Asks the database", returns: z.object({ members: z.number() }) },
});
const SECRET = "asha-secret-7@example.com";
const handlers: HandlersOf<typeof table> = {
  "GET /api/refusals/:code": ({ params }) => {
    throw new Refusal(params.code as ErrorCode, "No.");
  },
  "GET /api/wrong": () => {
    throw invalid({ "address.pin": "Six digits." });
  },
  "GET /api/broken": () => {
    throw new TypeError("Cannot read properties of undefined (reading 'plan')");
  },
  "GET /api/failed-query": async ({ ctx }) => {
    await ctx.db.execute(sql`select ${SECRET}::text::int`);
    return {};
  },
  "GET /api/twice": async ({ ctx }) => {
    await ctx.db.insert(members).values({ ...ctx.member, name: SECRET });
    return {};
  },
  "GET /api/wrapped": async ({ ctx }) => {
    const failed = await ctx.db.execute(sql`select ${SECRET}::text::int`).catch((error: unknown) => error);
    throw new Error("the statistics are not there", { cause: failed });
  },
  "GET /api/cut": ({ ctx }) =>
    inTransaction(ctx.db, async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return {};
    }),
  "GET /api/count": async ({ ctx }) => ({ members: await ctx.db.$count(members) }),
};

let database: Awaited<ReturnType<typeof createBreakableDatabase>>;
let app: Awaited<ReturnType<typeof startTestEndpoints>>;
beforeAll(async () => {
  database = await createBreakableDatabase();
  app = await startTestEndpoints(table, handlers, { database });
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

test("every refusal has its status, and the same text in message and error", async () => {
  for (const [code, status] of Object.entries(ERROR_STATUS)) {
    const response = await app.call("GET", `/api/refusals/${code}`);
    expect([response.status, response.json]).toEqual([status, { message: "No.", error: "No.", code }]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("a refused field is named by its path", async () => {
  const { status, json } = await app.call("GET", "/api/wrong");
  expect([status, json]).toEqual([
    400,
    {
      message: ERROR_TEXT.invalid,
      error: ERROR_TEXT.invalid,
      code: "VALIDATION",
      fields: { "address.pin": "Six digits." },
    },
  ]);
});

test("a refusal keeps the sentence of its rule", () => {
  expect(conflict("Taken.")).toMatchObject({ message: "Taken.", status: 409 });
  expect(limitReached("Three.")).toMatchObject({ message: "Three.", status: 403, code: "LIMIT_REACHED" });
});

describe("an unexpected error", () => {
  const failingCall = async (path: string) => {
    const asha = await app.signIn("Asha");
    const before = app.logLines.length;
    const response = await app.call("GET", path, { as: asha });
    return { ...response, asha, logged: app.logLines.slice(before) };
  };

  test("returns no details, only an id to report", async () => {
    const { status, json, headers } = await failingCall("/api/broken");
    expect([status, json]).toEqual([
      500,
      {
        message: ERROR_TEXT.unexpected,
        error: ERROR_TEXT.unexpected,
        code: "INTERNAL",
        requestId: headers.get("x-request-id"),
      },
    ]);
    expect(ERROR_TEXT.unexpected).toBe("Something went wrong. Please try again.");
  });

  test("is logged under the same id, with the place in the code", async () => {
    const { json, logged } = await failingCall("/api/broken");
    const line = logged
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((entry) => entry.msg === "unexpected error");
    expect(line).toMatchObject({
      requestId: json.requestId,
      error: { name: "TypeError", message: /'plan'/ },
    });
    expect(JSON.stringify(line)).toContain("error-response.test.ts");
  });

  test("keeps tokens, of header and address, out of the log", async () => {
    const { asha, logged } = await failingCall("/api/broken?token=reset-4711");
    expect(logged.join("")).toContain("/api/broken");
    expect(logged.join("")).not.toContain("reset-4711");
    expect(logged.join("")).not.toContain(asha.token);
    expect(logged.join("").toLowerCase()).not.toContain("bearer");
  });

  test.each(["/api/failed-query", "/api/twice", "/api/wrapped"])(
    "keeps the query of the database out of response and log: %s",
    async (path) => {
      const { status, text, logged, asha } = await failingCall(path);
      expect(status).toBe(500);
      expect(text).not.toMatch(/select|insert|asha-secret|duplicate/i);
      expect(logged.join("")).toMatch(/"Failed query: (select|insert)/);
      expect(logged.join("")).not.toContain("asha-secret");
      expect(logged.join("")).not.toContain(asha.member.email);
    },
  );

  test("a failed query is logged with PostgreSQL's reason", async () => {
    const { logged } = await failingCall("/api/failed-query");
    expect(logged.join("")).toContain("22P02");
  });
});

describe("without a database", () => {
  const expectAway = async (path: string) => {
    const { status, json, headers } = await app.call("GET", path);
    expect([status, json]).toEqual([
      503,
      { message: ERROR_TEXT.unavailable, error: ERROR_TEXT.unavailable, code: "UNAVAILABLE" },
    ]);
    expect(headers.get("retry-after")).toBe("1");
  };

  test("a connection lost in a transaction is a 503, and the next call works", async () => {
    await expectAway("/api/cut");
    expect((await app.call("GET", "/api/count")).status).toBe(200);
  });

  test("calls get 503 with Retry-After, and work again as soon as the database is back", async () => {
    expect((await app.call("GET", "/api/count")).status).toBe(200);
    await database.cut();
    for (let i = 0; i < 3; i++) await expectAway("/api/count");
    const quiet = app.logLines.filter((line) => line.includes("unexpected error")).length;
    await database.mend();
    await eventually(async () => expect((await app.call("GET", "/api/count")).status).toBe(200));
    expect(app.logLines.filter((line) => line.includes("unexpected error")).length).toBe(quiet);
  });
});
