import { eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { messageSettings, type MessageSettingsRow } from "./settings.table.ts";

const defaults = (memberId: string): MessageSettingsRow => ({
  memberId,
  seen: true,
  typing: true,
  requestsFrom: "everybody",
  awayOn: false,
  awayText: "",
  officeFrom: "09:00",
  officeTo: "19:00",
  officeDays: [1, 2, 3, 4, 5, 6],
});

export async function findSettings(db: Db | Tx, memberId: string): Promise<MessageSettingsRow> {
  const [row] = await db.select().from(messageSettings).where(eq(messageSettings.memberId, memberId));
  return row ?? defaults(memberId);
}

/** Those of these members who do not show what they have read, or that they type. */
export async function findHiding(
  db: Db | Tx,
  memberIds: readonly string[],
  what: "seen" | "typing",
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: messageSettings.memberId, shows: messageSettings[what] })
    .from(messageSettings)
    .where(inArray(messageSettings.memberId, [...memberIds]));
  return new Set(rows.filter(({ shows }) => !shows).map(({ id }) => id));
}
