import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "@cardplaza/contract/time";
import { createTestDatabase } from "../../testing/test-database.ts";
import { signInMember } from "../../testing/test-member.ts";
import { oneTimeCodes, oneTimeLinks, sessions } from "./accounts.table.ts";
import { deleteExpiredSignIns } from "./delete-expired-sign-ins.ts";
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from "./sessions/session-queries.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date();
const ago = (ms: number) => new Date(now.getTime() - ms);

test("codes and links are deleted a day after they expired", async () => {
  const { db } = database;
  const code = {
    purpose: "sign-in",
    channel: "email",
    destination: "asha@example.in",
    codeHash: "x",
  } as const;
  for (const [name, age] of [
    ["old", 25],
    ["new", 23],
  ] as const) {
    const times = { createdAt: ago(age * HOUR_MS), expiresAt: ago(age * HOUR_MS) };
    await db.insert(oneTimeCodes).values({ id: name, ...code, ...times });
    await db.insert(oneTimeLinks).values({ codeHash: name, kind: "reset", ...times });
  }
  await deleteExpiredSignIns(db, now);
  expect(await db.select({ id: oneTimeCodes.id }).from(oneTimeCodes)).toEqual([{ id: "new" }]);
  expect(await db.select({ id: oneTimeLinks.codeHash }).from(oneTimeLinks)).toEqual([{ id: "new" }]);
});

test.each([
  ["that is in use", { lastUsedAt: now }, 1],
  ["left alone for 30 days", { lastUsedAt: ago(SESSION_IDLE_MS + HOUR_MS) }, 0],
  ["of 180 days", { createdAt: ago(SESSION_LIFETIME_MS + HOUR_MS) }, 0],
  ["that waits for its cookie", { addressProofHash: "x" }, 1],
  ["whose cookie never came", { addressProofHash: "x", createdAt: ago(25 * HOUR_MS) }, 0],
])("a session %s", async (_what, change, left) => {
  const { db } = database;
  const { member } = await signInMember(db, "Asha");
  const own = eq(sessions.memberId, member.id);
  await db.update(sessions).set(change).where(own);
  await deleteExpiredSignIns(db, now);
  expect(await db.$count(sessions, own)).toBe(left);
});
