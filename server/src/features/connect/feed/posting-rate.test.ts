import { expect, test } from "vitest";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { firstIdAt, newId } from "../../../platform/ids.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { posts } from "../posts/posts.table.ts";
import { idStepsBack } from "./posting-rate.ts";

const app = await sharedTestApp();
const NEWEST = "z".repeat(21);

test("a hundred posts back lies as long ago as a hundred posts took", async () => {
  const asha = await app.signIn("Asha Menon");
  const newest = Date.parse("2026-11-15T06:00:00Z");
  const insert = (count: number, before: number) =>
    app.db.insert(posts).values(
      Array.from({ length: count }, (_, at) => ({
        id: newId(newest - (before + at) * MINUTE_MS),
        memberId: asha.member.id,
        body: "New",
        textHash: String(before + at),
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    );
  await insert(2_100, 0);
  const hundredBack = await idStepsBack(app.db, NEWEST, 100);
  expect(hundredBack < firstIdAt(newest - 99 * MINUTE_MS)).toBe(true);
  expect(hundredBack > firstIdAt(newest - 101 * MINUTE_MS)).toBe(true);
  // From an older post on, it is counted from there.
  const older = newId(newest - 500 * MINUTE_MS);
  expect((await idStepsBack(app.db, older, 100)) < firstIdAt(newest - 598 * MINUTE_MS)).toBe(true);
});
