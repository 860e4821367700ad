import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Person, TestApp } from "../../testing/test-app.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { listings, type ListingRow } from "../directory/listings/listings.table.ts";

export const today = () => dateInIndia(new Date());

/** A review of a happy customer; each test sets what differs. */
export const reviewOf = (fields: object = {}) => ({
  rating: 5,
  title: "Neat work",
  body: "They drew the kitchen twice and built it in three weeks, as agreed.",
  experienceDate: today(),
  ...fields,
});

export const postReview = (
  app: TestApp,
  as: Person | undefined,
  { id }: { id: string },
  fields: object = {},
  headers: Record<string, string> = {},
) =>
  app.call("POST", `/api/reviews?targetType=business&targetId=${id}`, {
    as,
    headers,
    body: reviewOf(fields),
  });

export const readReviews = async (app: TestApp, { id }: { id: string }, as?: Person, query = "") =>
  (await app.call("GET", `/api/reviews?targetType=business&targetId=${id}${query}`, { as })).json;

/** Asha with her shop, and two customers. */
export async function shopWithCustomers(
  app: TestApp,
  { premium = false, ...shop }: { premium?: boolean } & Partial<ListingRow> = {},
) {
  const asha = await app.signIn("Asha Menon", { premium });
  const [ravi, meera] = [await app.signIn("Ravi Kulkarni"), await app.signIn("Meera Iyer")];
  return { asha, ravi, meera, shop: await insertListing(app, asha, shop) };
}

/** What people do with the reviews of one shop, as the screens do it. */
export function reviewCalls(app: TestApp, shop: () => { id: string }) {
  const act = (as: Person | undefined, id: string, verb: string, body?: object) =>
    app.call("POST", `/api/reviews/${id}/${verb}`, { as, body });
  const rated = async () => {
    const [row] = await app.db.select().from(listings).where(eq(listings.id, shop().id));
    return [row?.ratingSum, row?.ratingCount];
  };
  const posted = async (as: Person, fields?: object) => {
    const { status, json } = await postReview(app, as, shop(), fields);
    expect(status, JSON.stringify(json)).toBe(201);
    return json.review;
  };
  return { act, posted, rated };
}
