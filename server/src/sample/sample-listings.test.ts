import { missingToPublish } from "@cardplaza/contract/directory/listing-rules";
import type { Home } from "@cardplaza/contract/home/home";
import { beforeAll, expect, test } from "vitest";
import { contentsOf } from "../features/directory/listings/present-listing.ts";
import { listings } from "../features/directory/listings/listings.table.ts";
import { sharedTestApp } from "../testing/test-app.ts";
import { addPeople } from "./load-sample-data.ts";
import { SAMPLE_LISTINGS } from "./listings.ts";
import { loadSampleListings } from "./load-sample-listings.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_REVIEWS } from "./reviews.ts";

const app = await sharedTestApp();
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleListings(app.services, new Date());
});

test("sample businesses are complete, have a picture and are in the directory", async () => {
  const rows = await app.db.select().from(listings);
  expect(rows).toHaveLength(SAMPLE_LISTINGS.length);
  for (const row of rows) {
    expect(missingToPublish(contentsOf(row)), row.name).toEqual({});
    expect(row.photos.length, row.name).toBeGreaterThan(0);
    expect(row.state, row.name).not.toBe("");
  }
  const { json } = await app.call("GET", "/api/home?city=bangalore");
  const home = json as unknown as Home;
  expect([home.city, home.cities.length]).toEqual(["Bengaluru", 8]);
  expect(home.businesses[0]).toMatchObject({ name: "Malgudi Thali House", ratingAvg: 4.8, ratingCount: 4 });
});

test("no sample review is by the owner of the business", () => {
  for (const { of, by } of SAMPLE_REVIEWS) {
    const listing = SAMPLE_LISTINGS.find(({ key }) => key === of);
    expect(listing, of).toBeDefined();
    expect(listing?.owner?.startsWith(`${by}@`) ?? false, of).toBe(false);
  }
});
