import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOpenAt, type Opening } from "@cardplaza/contract/directory/hours/opening-hours";
import { WEEKDAYS } from "@cardplaza/contract/directory/listing-words";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { isOpenIn } from "../../search/open-spans.ts";
import { bayesianRating } from "../../search/bayesian-rating.ts";
import { insertListing } from "../listings/listing.fixtures.ts";
import { directoryEntries } from "./listing-pages.table.ts";

// Rules that exist in SQL and in TypeScript: both must say the same of any input.
const app = await sharedTestApp();
const FIRST_DAY = Date.parse("2026-03-02T00:00:00+05:30");

const clock = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 59))
  .map(([hours, minutes]) => `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`);
const ranges = fc.array(fc.record({ open: clock, close: clock }), { maxLength: 2 });
const date = fc.nat(13).map((day) => new Date(FIRST_DAY + (day + 0.5) * DAY_MS).toISOString().slice(0, 10));
const specialDay = fc
  .record({ date, closed: fc.boolean(), ranges })
  .map((day) => (day.closed ? { ...day, ranges: [] } : day));
const opening: fc.Arbitrary<Opening> = fc.record({
  is24x7: fc.boolean(),
  hours: fc.record(Object.fromEntries(WEEKDAYS.map((day) => [day, ranges])), { requiredKeys: [] }),
  specialHours: fc.uniqueArray(specialDay, { selector: (day) => day.date, maxLength: 4 }),
});
const time = fc.nat(14 * 24 * 60).map((minutes) => new Date(FIRST_DAY + minutes * MINUTE_MS));

test("the database and the pages agree on which business is open", async () => {
  await fc.assert(
    fc.asyncProperty(opening, time, async (given, at) => {
      const { hours, is24x7, specialHours } = given;
      const spans = sql`opening_spans(${JSON.stringify(hours)}::jsonb, ${is24x7}::boolean,
        ${JSON.stringify(specialHours)}::jsonb)`;
      const { rows } = await app.db.execute<{ open: boolean }>(sql`select ${isOpenIn(spans, at)} as open`);
      expect(rows[0]?.open).toBe(isOpenAt(given, at));
    }),
    { numRuns: 300 },
  );
});

test("the directory and the search weigh ratings alike", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.nat(4), async (ratingCount, above) => {
      const ratingSum = ratingCount * (1 + above);
      const { id } = await insertListing(app, null, { ratingSum, ratingCount });
      const [entry] = await app.db.select().from(directoryEntries).where(eq(directoryEntries.listingId, id));
      expect(entry?.bayes).toBeCloseTo(bayesianRating(ratingSum, ratingCount), 5);
    }),
    { numRuns: 25 },
  );
});
