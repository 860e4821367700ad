import { and, sql } from "drizzle-orm";
import { profiles } from "./profile.table.ts";

/** In a query that left joins `profiles`: any member may see the profile and find it. */
export const isFoundByMembers = () =>
  and(
    // A member who wrote nothing has no row, and the usual settings.
    sql`coalesce(${profiles.visibility}, 'members') <> 'connections'`,
    sql`coalesce(${profiles.searchable}, true)`,
  );
