import { describe, expect, test } from "vitest";
import { api } from "@cardplaza/contract/api";
import { dateFields } from "@cardplaza/contract/dates.fixtures";
import type { Endpoints } from "@cardplaza/contract/endpoint";
import { makeCard } from "./features/cards/card.fixtures.ts";
import { chapterCalls } from "./features/chapters/chapter/chapter-calls.fixtures.ts";
import { sharedTestApp } from "./testing/test-app.ts";

const VALUES = [
  "0001-01-01",
  "1900-01-01",
  "2027-02-29",
  "2028-02-29",
  "2200-12-31",
  "9999-12-31",
  "+275760-09-13",
  "0001-01-01T00:00:00Z",
  "1900-01-01T00:00:00+14:00",
  "2026-11-30T10:00:00+15:59",
  "2026-11-30T10:00:00-25:00",
  "2200-12-31T23:59:59-12:00",
  "9999-12-31T23:59:59.999Z",
];

const app = await sharedTestApp();

const dated = Object.entries(api as Endpoints).flatMap(([call, { query, body }]) => {
  const names = dateFields(query, "").concat(dateFields(body, ""));
  return names.length > 0 ? [{ call, fields: names.map(({ at }) => at.trim().split(" ")) }] : [];
});

/** The value at the end of the way to it, as `{ "schedule": { "from": value } }`. */
const nested = (way: string[], value: string): unknown =>
  way.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

describe("a date at the edge of the calendar", () => {
  test.each(dated)("never breaks $call", async ({ call, fields }) => {
    // Somebody new for each call, and an hour between two of them, so that no limit answers instead.
    const asha = await app.signIn("Asha Menon", { premium: true });
    const { _id: cardId } = await makeCard(app, asha);
    const [method = "", path = ""] = call.split(" ");
    const at = path.replace(/:\w+/g, cardId);
    const statuses: number[] = [];
    for (const way of fields)
      for (const value of VALUES) {
        app.clock.advance({ hours: 1 });
        const response =
          method === "GET"
            ? await app.send(method, `${at}?${way[0]}=${encodeURIComponent(value)}`, { as: asha })
            : await app.send(method, at, { as: asha, body: nested(way, value) as object });
        statuses.push(response.status);
      }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  test("is refused for the first day of a chapter, and the last one that is taken works", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const { create, show } = chapterCalls(app);
    for (const firstDay of ["0001-01-01", "1899-12-31", "2201-01-01", "9999-12-31"])
      expect((await create(asha, { firstDay })).status).toBe(400);
    const { status, json } = await create(asha, { firstDay: "2200-12-31" });
    expect(status).toBe(201);
    expect((await show(asha, { id: json._id })).status).toBe(200);
  });

  test("is refused for the last day of analytics, and never moved", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const { _id: cardId } = await makeCard(app, asha);
    const ask = (query: string) =>
      app.call("GET", `/api/business-cards/${cardId}/analytics?${query}`, { as: asha });
    expect((await ask("to=9999-12-31")).status).toBe(400);
    expect((await ask("from=0001-01-01")).status).toBe(400);
    expect((await ask("from=2026-11-01&to=2026-11-30")).json).toMatchObject({
      from: "2026-11-01",
      to: "2026-11-30",
    });
  });
});
