import { sql, type SQL } from "drizzle-orm";
import { isMailedByDefault, NEWS_WITH_SETTING, newsKind, type News } from "@cardplaza/contract/news";
import type { Tx } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { notificationChoices, notificationKindChoices } from "../notifications.table.ts";

interface Ways {
  email?: boolean | null;
  push?: boolean | null;
  sms?: boolean | null;
}

/** By the names of types and kinds, which differ: those of kinds contain a dot. */
export type ChosenWays = Readonly<Record<string, Ways>>;

/** The choice for the kind counts, then the one for its type, then the default. */
export const wantsEmail = (chosen: ChosenWays, kind: News): boolean =>
  chosen[kind]?.email ?? chosen[newsKind(kind).type]?.email ?? isMailedByDefault(kind);

/** Until the member chooses, only what somebody waits for an answer to. */
export const wantsPush = (chosen: ChosenWays, kind: News): boolean =>
  chosen[kind]?.push ?? Boolean(newsKind(kind).waits);

export const wantsSms = (chosen: ChosenWays, kind: News): boolean =>
  Boolean(newsKind(kind).sms) && (chosen[kind]?.sms ?? true);

/** A column in a query over `members`: what each has chosen. */
export const chosenWays = (): SQL<ChosenWays> => sql<ChosenWays>`(
  select coalesce(jsonb_object_agg(chosen.name, chosen.ways), '{}'::jsonb) from (
    select type as name, jsonb_build_object('email', email) as ways
    from ${notificationChoices} where member_id = ${members.id}
    union all select kind, jsonb_build_object('email', email, 'push', push, 'sms', sms)
    from ${notificationKindChoices} where member_id = ${members.id}) chosen)`;

export interface KindChoice {
  kind: News;
  email?: boolean;
  push?: boolean;
  sms?: boolean;
}

/** Changes the ways that are given and no others. */
export async function saveKindChoices(
  tx: Tx,
  memberId: string,
  choices: readonly KindChoice[],
): Promise<void> {
  // Always in the same order, so that two parallel calls cannot deadlock.
  const rows = NEWS_WITH_SETTING.flatMap((kind) => {
    const given = choices.filter((choice) => choice.kind === kind);
    const last = (way: keyof Ways) => given.findLast((choice) => choice[way] !== undefined)?.[way] ?? null;
    if (given.length === 0) return [];
    return [{ memberId, kind, email: last("email"), push: last("push"), sms: last("sms") }];
  });
  if (rows.length === 0) return;
  const table = notificationKindChoices;
  await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.memberId, table.kind],
      set: {
        email: sql`coalesce(excluded.email, ${table.email})`,
        push: sql`coalesce(excluded.push, ${table.push})`,
        sms: sql`coalesce(excluded.sms, ${table.sms})`,
      },
    });
}
