import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { generatedSecrets } from "../../../platform/secrets/generated-secrets.table.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { cardVisits } from "./card-events.table.ts";
import { deleteVisitorsJob } from "./delete-visitors.ts";
import { addCard, visit } from "./visits.fixtures.ts";
import { createVisitors } from "./visitors.ts";

const app = await sharedTestApp();

const asha = { address: "203.0.113.7", userAgent: "Firefox" };
const salts = async () =>
  (await app.db.select().from(generatedSecrets).where(like(generatedSecrets.name, "visitors %")))
    .map(({ name }) => name)
    .sort();
const cleanUpAt = (now: string) =>
  deleteVisitorsJob.run({ ...app.services, now: new Date(now) }, {}, new AbortController().signal);

test("a visitor is the same all day on every instance, and a different one the next day", async () => {
  const [here, there] = [createVisitors(app.db), createVisitors(app.db)];
  const morning = await here(asha, new Date("2030-05-01T00:00:00Z"));
  expect(await there(asha, new Date("2030-05-01T23:59:59Z"))).toBe(morning);
  expect(await here(asha, new Date("2030-05-02T00:00:00Z"))).not.toBe(morning);
  expect(await there({ ...asha, address: "203.0.113.8" }, new Date("2030-05-01T12:00:00Z"))).not.toBe(
    morning,
  );
});

test("an IPv6 subscriber is one visitor with all their addresses", async () => {
  const visitorOf = createVisitors(app.db);
  const at = new Date("2030-05-03T10:00:00Z");
  const [one, other] = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"].map((address) =>
    visitorOf({ ...asha, address }, at),
  );
  expect(await one).toBe(await other);
});

test("a salt is deleted after 48 hours, so that no hash can be traced back", async () => {
  const visitorOf = createVisitors(app.db);
  for (const day of ["08", "09", "10"]) await visitorOf(asha, new Date(`2030-06-${day}T10:00:00Z`));
  await cleanUpAt("2030-06-10T12:00:00Z");
  expect(await salts()).toEqual(["visitors 2030-06-09", "visitors 2030-06-10"]);
  await cleanUpAt("2030-06-11T00:07:00Z");
  expect(await salts()).toEqual(["visitors 2030-06-10"]);
});

test("the hours in which visitors counted are deleted soon after", async () => {
  const ravi = await app.signIn("Ravi");
  await visit(app, { cardId: await addCard(app.db, ravi.member.id) });
  await cleanUpAt(new Date().toISOString());
  expect(await app.db.$count(cardVisits)).toBe(1);
  await cleanUpAt(new Date(Date.now() + 3 * 3_600_000).toISOString());
  expect(await app.db.$count(cardVisits)).toBe(0);
});
