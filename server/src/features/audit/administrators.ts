import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { admins, type AdminRow } from "./admin.table.ts";

type NewAdmin = Pick<AdminRow, "id" | "name" | "email" | "passwordHash" | "role" | "createdAt">;

/** Returns nothing if the address already has an administrator. */
export async function insertAdmin(tx: Tx, admin: NewAdmin): Promise<AdminRow | undefined> {
  const [made] = await tx.insert(admins).values(admin).onConflictDoNothing().returning();
  return made;
}

export async function lockAdmin(tx: Tx, id: string): Promise<AdminRow | undefined> {
  const [admin] = await tx.select().from(admins).where(eq(admins.id, id)).for("no key update");
  return admin;
}

/** Saves an unconfirmed secret. Returns false if a confirmed one exists. */
export async function saveTotpSecret(tx: Tx, id: string, sealedTotpSecret: string): Promise<boolean> {
  const [saved] = await tx
    .update(admins)
    .set({ sealedTotpSecret, totpLastStep: 0 })
    .where(and(eq(admins.id, id), isNull(admins.totpConfirmedAt)))
    .returning({ id: admins.id });
  return saved !== undefined;
}

export async function confirmTotpSecret(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(admins).set({ totpConfirmedAt: now }).where(eq(admins.id, id));
}

/** Returns false if the code of this step or a later one was already used. */
export async function spendTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const [used] = await db
    .update(admins)
    .set({ totpLastStep: step })
    .where(and(eq(admins.id, id), lt(admins.totpLastStep, step)))
    .returning({ id: admins.id });
  return used !== undefined;
}
