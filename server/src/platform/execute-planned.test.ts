import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "../features/accounts/accounts.table.ts";
import { sharedTestApp } from "../testing/test-app.ts";
import { executePlanned, preparedOnce, selectOnce } from "./execute-planned.ts";
import { inTransaction } from "./transaction.ts";

const app = await sharedTestApp();
const MODE = sql`select current_setting('plan_cache_mode') as mode, ${"a"}::text as value`;
const modes = async () => {
  const asked = Array.from({ length: 30 }, () =>
    app.db.execute(sql`select current_setting('plan_cache_mode') as mode`),
  );
  return new Set((await Promise.all(asked)).map(({ rows }) => rows[0]?.["mode"]));
};

test("one plan is asked for the query alone, also where it fails and many run at once", async () => {
  const both = await Promise.all(
    [1, 2, 3].map(() => executePlanned<{ mode: string; value: string }>(app.db, MODE)),
  );
  const planned = { mode: "force_generic_plan", value: "a" };
  expect(both.flat()).toEqual([planned, planned, planned]);
  await expect(executePlanned(app.db, sql`select 1 / ${0}::int as none`)).rejects.toThrow("division by zero");
  expect(await modes()).toEqual(new Set(["auto"]));
});

test("a query is planned once, and later values are its own", async () => {
  const twice = (value: number) =>
    executePlanned<{ twice: number }>(app.db, sql`select ${value}::int * 2 as twice`);
  expect([await twice(2), await twice(21)]).toEqual([[{ twice: 4 }], [{ twice: 42 }]]);
});

test("in a transaction it sees what the transaction wrote", async () => {
  const rows = await inTransaction(app.db, async (tx) => {
    await tx.execute(sql`create temporary table seen on commit drop as select 7 as number`);
    return executePlanned(tx, sql`select number from seen where number = ${7}`);
  });
  expect(rows).toEqual([{ number: 7 }]);
});

test("a statement is put together once, and its values come with each call", async () => {
  let made = 0;
  const twice = preparedOnce<{ twice: number }>(() => {
    made++;
    return sql`select ${sql.placeholder("value")}::int * 2 as twice`;
  });
  expect([await twice(app.db, { value: 2 }), await twice(app.db, { value: 21 })]).toEqual([
    [{ twice: 4 }],
    [{ twice: 42 }],
  ]);
  expect(made).toBe(1);
  await expect(
    inTransaction(app.db, (tx) => twice(tx as unknown as typeof app.db, { value: 2 })),
  ).rejects.toThrow("not for a transaction");
});

test("a selection is put together once, and its values come with each call", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  let made = 0;
  const nameOf = selectOnce((db) => {
    made++;
    return db
      .select({ name: members.name })
      .from(members)
      .where(eq(members.id, sql.placeholder("id")));
  });
  const names = [asha, ravi].map(({ member }) => nameOf(app.db, { id: member.id }));
  expect(await Promise.all(names)).toEqual([[{ name: "Asha Menon" }], [{ name: "Ravi Kulkarni" }]]);
  expect(made).toBe(1);
});
