import type { TestApp } from "../../testing/test-app.ts";

export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

export const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());

/** A review as a content customer writes it; what differs is said by the test. */
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
