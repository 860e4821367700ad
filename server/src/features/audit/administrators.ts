import { and, arrayContains, asc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { admins, type AdminRow } from "./admin.table.ts";

type NewAdmin = Pick<AdminRow, "id" | "name" | "email" | "passwordHash" | "role" | "createdAt">;

/** Returns nothing if the address already has an administrator. */
export async function insertAdmin(tx: Tx, admin: NewAdmin): Promise<AdminRow | undefined> {
  const [made] = await tx.insert(admins).values(admin).onConflictDoNothing().returning();
  return made;
}

/** Those who are not removed, by name. */
export const listAdmins = (db: Db): Promise<AdminRow[]> =>
  db.select().from(admins).where(isNull(admins.removedAt)).orderBy(asc(admins.name), asc(admins.id));

export async function findAdmin(db: Db, id: string): Promise<AdminRow | undefined> {
  const [admin] = await db
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.removedAt)));
  return admin;
}

export async function lockAdmin(tx: Tx, id: string): Promise<AdminRow | undefined> {
  const [admin] = await tx
    .select()
    .from(admins)
    .where(and(eq(admins.id, id), isNull(admins.removedAt)))
    .for("no key update");
  return admin;
}

/** Also one who was removed: an address keeps its row. */
export async function lockAdminOf(tx: Tx, email: string): Promise<AdminRow | undefined> {
  const [admin] = await tx.select().from(admins).where(eq(admins.email, email)).for("no key update");
  return admin;
}

/** In a query over `admins`: a superadmin who can sign in. */
export const isSuperadmin = () =>
  and(eq(admins.role, "superadmin"), isNull(admins.removedAt), isNotNull(admins.passwordHash));

/** Those who can sign in, always in the same order, so that two who change administrators wait for each other. */
export const lockSuperadmins = (tx: Tx): Promise<AdminRow[]> =>
  tx.select().from(admins).where(isSuperadmin()).orderBy(asc(admins.id)).for("no key update");

export const countAdmins = (tx: Tx): Promise<number> => tx.$count(admins, isNull(admins.removedAt));

interface Invitation extends Pick<AdminRow, "id" | "name" | "email" | "role" | "createdAt"> {
  inviteHash: string;
  inviteEndsAt: Date;
}

/** A new administrator, or one who was invited or removed before: of them nothing is kept but the row. */
export async function saveInvitation(tx: Tx, { id, createdAt, ...invited }: Invitation): Promise<AdminRow> {
  const fresh = {
    ...invited,
    passwordHash: null,
    sealedTotpSecret: null,
    totpConfirmedAt: null,
    recoveryHashes: [],
    removedAt: null,
  };
  return one(
    await tx
      .insert(admins)
      .values({ ...fresh, id, createdAt })
      .onConflictDoUpdate({ target: admins.email, set: { ...fresh, version: sql`${admins.version} + 1` } })
      .returning(),
  );
}

const invitedBy = (inviteHash: string, now: Date) =>
  and(eq(admins.inviteHash, inviteHash), gt(admins.inviteEndsAt, now), isNull(admins.removedAt));

export async function findInvited(db: Db, inviteHash: string, now: Date): Promise<AdminRow | undefined> {
  const [admin] = await db.select().from(admins).where(invitedBy(inviteHash, now));
  return admin;
}

/** Uses the link up. Of two calls at once, one gets the row. */
export async function setFirstPassword(
  tx: Tx,
  inviteHash: string,
  passwordHash: string,
  now: Date,
): Promise<AdminRow | undefined> {
  const [admin] = await tx
    .update(admins)
    .set({ passwordHash, inviteHash: null, inviteEndsAt: null, version: sql`${admins.version} + 1` })
    .where(invitedBy(inviteHash, now))
    .returning();
  return admin;
}

/** For a locked administrator. */
export async function changeAdmin(
  tx: Tx,
  { id, version }: AdminRow,
  change: Partial<Omit<AdminRow, "id" | "version">>,
): Promise<AdminRow> {
  return one(
    await tx
      .update(admins)
      .set({ ...change, version: version + 1 })
      .where(eq(admins.id, id))
      .returning(),
  );
}

export async function recordAdminSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.update(admins).set({ lastSeenAt: now }).where(eq(admins.id, id));
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

export async function saveRecoveryHashes(tx: Tx, id: string, recoveryHashes: string[]): Promise<void> {
  await tx.update(admins).set({ recoveryHashes }).where(eq(admins.id, id));
}

/** Returns false if there is no such code, or if it was used. */
export async function spendRecoveryCode(db: Db, id: string, hash: string): Promise<boolean> {
  const [used] = await db
    .update(admins)
    .set({ recoveryHashes: sql`array_remove(${admins.recoveryHashes}, ${hash})` })
    .where(and(eq(admins.id, id), arrayContains(admins.recoveryHashes, [hash])))
    .returning({ id: admins.id });
  return used !== undefined;
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
