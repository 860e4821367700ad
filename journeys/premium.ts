import type { APIRequestContext } from "@playwright/test";
import pg from "pg";
import { newId } from "../server/src/platform/ids.ts";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { memberNamed, type Person } from "./people.ts";

/** A premium member. Buying the plan is tested elsewhere. */
export async function premiumNamed(request: APIRequestContext, name: string): Promise<Person> {
  const person = await memberNamed(request, name);
  const { url } = await embeddedDatabaseOf(process.env.JOURNEY_DATA_DIR ?? "");
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     select $1, id, now() - interval '1 day', now() + interval '1 year' from members where email = $2`,
    [newId(), person.email],
  );
  await db.end();
  return person;
}
