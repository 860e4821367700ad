import { expect, test } from "vitest";
import { reports } from "./features/moderation/moderation.table.ts";
import { insertListing } from "./features/directory/listings/listing.fixtures.ts";
import { findOrphansJob } from "./find-orphans.ts";
import { newId } from "./platform/ids.ts";
import { sharedTestApp } from "./testing/test-app.ts";

const lines: string[] = [];
const app = await sharedTestApp({ readLog: (line) => void lines.push(line) });

const report = (targetType: string, targetId: string) =>
  app.db
    .insert(reports)
    .values({ id: newId(Date.now()), targetType, targetId, reason: "Wrong", createdAt: new Date() });

test("rows that point to what is gone are counted, and kinds that nobody registers are an error", async () => {
  const shop = await insertListing(app, null);
  await report("business", shop.id);
  await report("business", "gone");
  await report("card", "gone");
  await report("ghost", "gone");
  await findOrphansJob.run({ ...app.services, now: new Date() }, {}, AbortSignal.timeout(5_000));
  const found = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => String(msg).startsWith("rows point"))
    .map(({ table, kind, count, msg }) => ({ table, kind, count, msg }));
  expect(found).toEqual(
    expect.arrayContaining([
      { table: "reports", kind: "business", count: 1, msg: "rows point to what is gone" },
      { table: "reports", kind: "card", count: 1, msg: "rows point to what is gone" },
      { table: "reports", kind: "ghost", msg: "rows point to a kind that no room registers" },
    ]),
  );
  expect(found).toHaveLength(3);
});
