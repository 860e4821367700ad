import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "../features/accounts/accounts.table.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { newId } from "./ids.ts";
import { afterCommit, inTransaction } from "./transaction.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const asha = () => ({
  id: newId(),
  name: "Asha",
  email: `${newId()}@example.com`,
  createdAt: new Date(),
  updatedAt: new Date(),
  lastActiveAt: new Date(),
});

test("hooks for after the commit do not run after a rollback", async () => {
  const happened: string[] = [];
  await expect(
    inTransaction(database.db, async (tx) => {
      afterCommit(tx, () => happened.push("too early"));
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(happened).toEqual([]);
});

test("a verb inside a larger one waits for the outer commit", async () => {
  const happened: string[] = [];
  await inTransaction(database.db, async (outer) => {
    await inTransaction(outer, async (inner) => {
      await inner.insert(members).values(asha());
      afterCommit(inner, () => happened.push("inner"));
    });
    expect(happened).toEqual([]);
  });
  expect(happened).toEqual(["inner"]);
});

test("a failure of the outer verb undoes the work of the inner one", async () => {
  const person = asha();
  const attempt = inTransaction(database.db, async (outer) => {
    await inTransaction(outer, (inner) => inner.insert(members).values(person));
    throw new Error("outer failed");
  });
  await expect(attempt).rejects.toThrow("outer failed");
  expect(await database.db.$count(members)).toBe(1);
});
