import pg from "pg";
import { expect, test } from "vitest";
import { outageOf, refusalOf } from "./outages.ts";

const isDatabaseAway = (error: unknown) => outageOf(error)?.reason === "the database is away";
const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "08006", "08003", "57P01", "57P02", "57P03"])(
  "%s means that the database is away",
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(new Error("Failed query: select 1", { cause: withCode(code) }))).toBe(true);
  },
);

test.each(["23505", "22P02", "42P01", "57014", "40001", "EACCES"])("%s is no outage", (code) => {
  expect(outageOf(new Error("Failed query: select 1", { cause: withCode(code) }))).toBeUndefined();
});

test.each([
  ["53100", "the database's disk is full", 30],
  ["53000", "the database is out of connections or memory", 1],
  ["53200", "the database is out of connections or memory", 1],
  ["53300", "the database is out of connections or memory", 1],
  ["25006", "the database is read-only", 30],
  ["ENOSPC", "the disk is full", 30],
  ["EROFS", "the disk is read-only", 30],
  ["EMFILE", "too many files are open", 1],
])("%s is an outage: %s", (code, reason, retryAfter) => {
  const error = new Error("Failed query: insert", { cause: withCode(code) });
  expect(outageOf(error)).toEqual({ reason, retryAfter });
  expect(refusalOf(error)).toMatchObject({ status: 503, details: { retryAfter } });
});

test("errors of pg without a code are recognised", () => {
  const sayings = [
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
  ];
  for (const saying of sayings) expect([saying, isDatabaseAway(new Error(saying))]).toEqual([saying, true]);
});

test("a bug of ours is no outage", () => {
  expect(isDatabaseAway(new TypeError("x is not a function"))).toBe(false);
  expect(isDatabaseAway("ECONNREFUSED")).toBe(false);
  expect(isDatabaseAway(undefined)).toBe(false);
});

test("a port where nobody listens is recognised from the real error", async () => {
  const client = new pg.Client({ connectionString: "postgres://asha:x@127.0.0.1:1/none" });
  const error: unknown = await client.connect().catch((reason: unknown) => reason);
  expect(isDatabaseAway(error)).toBe(true);
});
