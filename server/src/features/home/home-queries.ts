import type { Home } from "@cardplaza/contract/home";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";

/** What the product has to show for itself. The directory, jobs and chapters add theirs here. */
export async function homeContents(db: Db): Promise<Home> {
  return {
    categories: [],
    businesses: [],
    jobs: [],
    chapters: [],
    stats: { members: await db.$count(members) },
  };
}
