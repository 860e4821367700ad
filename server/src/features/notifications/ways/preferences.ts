import { eq } from "drizzle-orm";
import type { QuietHours } from "@cardplaza/contract/notifications/notifications";
import type { Db, Tx } from "../../../platform/database.ts";
import { notificationPreferences } from "../notifications.table.ts";

export interface Preferences {
  quietHours: QuietHours | null;
  lockScreenText: boolean;
}

type Row = typeof notificationPreferences.$inferSelect;

/** Of a row, or of a member without one. */
export function preferencesOf(row: Row | null | undefined): Preferences {
  if (!row) return { quietHours: null, lockScreenText: false };
  const { quietFrom: from, quietTo: to, quietZone: zone, lockScreenText } = row;
  const quietHours = from !== null && to !== null && zone !== null ? { from, to, zone } : null;
  return { quietHours, lockScreenText };
}

export async function readPreferences(db: Db, memberId: string): Promise<Preferences> {
  const [row] = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.memberId, memberId));
  return preferencesOf(row);
}

/** Changes what is given and nothing else. */
export async function savePreferences(
  tx: Tx,
  memberId: string,
  { quietHours, lockScreenText }: Partial<Preferences>,
): Promise<void> {
  if (quietHours === undefined && lockScreenText === undefined) return;
  const changed = {
    ...(quietHours !== undefined && {
      quietFrom: quietHours?.from ?? null,
      quietTo: quietHours?.to ?? null,
      quietZone: quietHours?.zone ?? null,
    }),
    ...(lockScreenText !== undefined && { lockScreenText }),
  };
  await tx
    .insert(notificationPreferences)
    .values({ memberId, ...changed })
    .onConflictDoUpdate({ target: notificationPreferences.memberId, set: changed });
}
