import { describe, expect, test } from "vitest";
import { api } from "./api.ts";
import type { Endpoints } from "./endpoint.ts";
import { dateFields } from "./dates.fixtures.ts";

const REFUSED = {
  date: ["0001-01-01", "1899-12-31", "2201-01-01", "9999-12-31", "2027-02-29", "2100-02-29", "2026-13-01"],
  datetime: [
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "2027-02-29T10:00:00Z",
    "2026-11-30T10:00:00+15:00",
    "2026-11-30T10:00:00-23:59",
    "2026-11-30T10:00:00+25:00",
    "2026-11-30T10:00:00 Asia/Kolkata",
  ],
};
const TAKEN = {
  date: ["1900-01-01", "2028-02-29", "2200-12-31"],
  datetime: ["1900-01-01T00:00:00Z", "2028-02-29T10:00:00+05:30", "2200-12-31T23:59:59-09:30"],
};
const OUTSIDE = { date: "9999-12-31", datetime: "9999-12-31T00:00:00.000Z" };

const sent = Object.entries(api as Endpoints).flatMap(([call, { params, query, body, form }]) =>
  [params, query, body, form].flatMap((schema) => dateFields(schema, call)),
);
const returned = Object.entries(api as Endpoints).flatMap(([call, { returns }]) =>
  returns && "raw" in returns ? [] : dateFields(returns ?? undefined, call),
);

describe("every date and time that is sent to us", () => {
  test("there are some", () => expect(sent.length).toBeGreaterThan(30));

  test.each(sent)("$at is between 1900 and 2200, in a zone that exists", ({ schema, format }) => {
    const taken = (text: string) => schema.safeParse(text).success;
    expect(REFUSED[format].filter(taken)).toEqual([]);
    expect(TAKEN[format].filter((text) => !taken(text))).toEqual([]);
  });
});

test("a row from before this rule is shown as it is stored", () => {
  const strict = returned.filter(({ schema, format }) => !schema.safeParse(OUTSIDE[format]).success);
  expect(strict.map(({ at }) => at)).toEqual([]);
});
