import { inArray } from "drizzle-orm";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_EMAILS, SAMPLE_PASSWORD } from "./people.ts";
import { openSampleAccounts, shutSampleAccounts } from "./sample-passwords.ts";

/** How many members are printed at the start: two, so that a developer can see both sides of a lead. */
const NAMED = 2;

const areWanted = ({ config }: Pick<Services, "config">) => config.SAMPLE_DATA ?? config.local;

/** Only an empty database is filled. */
export const lacksSampleData = async (services: Pick<Services, "config" | "db">): Promise<boolean> =>
  areWanted(services) && (await services.db.$count(members)) === 0;

/** On a developer's machine anyone may sign in as a sample member, elsewhere nobody. Returns the lines that say how. */
export function openOrShutSampleAccounts(services: Pick<Services, "config" | "db">): Promise<string[]> {
  return inTransaction(services.db, async (tx) => {
    if (!areWanted(services) || !services.config.local) {
      await shutSampleAccounts(tx);
      return [];
    }
    await openSampleAccounts(tx);
    const there = (await tx.$count(members, inArray(members.email, SAMPLE_EMAILS))) > 0;
    return there
      ? SAMPLE_EMAILS.slice(0, NAMED).map((email) => `Sign in as ${email} with ${SAMPLE_PASSWORD}`)
      : [];
  });
}
