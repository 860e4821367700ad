import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_PEOPLE } from "./people.ts";

/** Fills an empty database with believable people; says who is there. */
export async function loadSampleData({ db, pages }: Services): Promise<string[]> {
  await inTransaction(db, async (tx) => {
    if ((await tx.$count(members)) > 0) return;
    await tx.insert(members).values(SAMPLE_PEOPLE);
    await pages.forget(tx, ["home"]);
  });
  return [];
}
