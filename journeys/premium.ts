import type { APIRequestContext } from "@playwright/test";
import { newId } from "../server/src/platform/ids.ts";
import { inDatabase } from "./database.ts";
import { memberNamed, type Person } from "./people.ts";

/** A premium member. Buying the plan is tested elsewhere. */
export async function premiumNamed(request: APIRequestContext, name: string): Promise<Person> {
  const person = await memberNamed(request, name);
  await inDatabase(
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     select $1, id, now() - interval '1 day', now() + interval '1 year' from members where email = $2`,
    [newId(), person.email],
  );
  return person;
}
