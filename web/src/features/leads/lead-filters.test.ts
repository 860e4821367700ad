import { expect, test } from "vitest";
import { asQuery, NO_FILTERS, readLeadFilters } from "./lead-filters.ts";

test("an address holds the filters", () => {
  const card = "0mabcdefghijklmnopqr";
  const address = new URLSearchParams({
    q: " villa ",
    status: "contacted",
    tag: "Hotel",
    card,
    to: "2026-11-30",
  });
  const filters = readLeadFilters(address);
  expect(filters).toEqual({
    q: "villa",
    status: "contacted",
    tag: "Hotel",
    card,
    from: null,
    to: "2026-11-30",
  });
  expect(asQuery(filters)).toMatchObject({ cardId: card, from: undefined, to: "2026-11-30" });
});

test("invalid filters are left out", () => {
  const wrong = { status: "done", card: "../x", from: "2026-02-31", to: "yesterday", q: "  ", tag: "" };
  expect(readLeadFilters(new URLSearchParams(wrong))).toEqual(NO_FILTERS);
});
