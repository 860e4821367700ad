import pg from "pg";
import { expect, test } from "vitest";
import { isDatabaseAway } from "./database.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "08006", "08003", "57P01", "57P02", "57P03"])(
  "%s means that the database is away",
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new Error("Failed query: select 1", { cause: withCode(code) }))).toBe(true);
  },
);

test.each(["23505", "22P02", "42P01", "57014", "40001", "EACCES"])("%s means that it is there", (code) => {
  expect(isDatabaseAway(new Error("Failed query: select 1", { cause: withCode(code) }))).toBe(false);
});

test("what pg says without a code is understood", () => {
  const sayings = [
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Client has encountered a connection error and is not queryable",
  ];
  for (const saying of sayings) expect([saying, isDatabaseAway(new Error(saying))]).toEqual([saying, true]);
});

test("a mistake of ours is not the database's absence", () => {
  expect(isDatabaseAway(new TypeError("x is not a function"))).toBe(false);
  expect(isDatabaseAway("ECONNREFUSED")).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});

test("a port where nobody listens is recognised from the real error", async () => {
  const client = new pg.Client({ connectionString: "postgres://asha:x@127.0.0.1:1/none" });
  const error: unknown = await client.connect().catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
});
