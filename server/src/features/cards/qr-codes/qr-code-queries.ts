import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { QR_STUDIO_TEXT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { members, type Member } from "../../accounts/accounts.table.ts";
import { qrCodes, type QrCodeRow } from "./qr-codes.table.ts";

export const listCodesOf = (db: Db, memberId: string, cardId?: string): Promise<QrCodeRow[]> =>
  db
    .select()
    .from(qrCodes)
    .where(and(ownedBy(memberId), cardId === undefined ? undefined : eq(qrCodes.cardId, cardId)))
    .orderBy(desc(qrCodes.id));

const selectOwnedBy = (db: Db, member: Member, id: string) =>
  db
    .select()
    .from(qrCodes)
    .where(and(ownedBy(member.id), eq(qrCodes.id, id)));

/** The code, which is not found for members who do not own it. */
export async function findCodeOwnedBy(db: Db, member: Member, id: string): Promise<QrCodeRow> {
  const [row] = await selectOwnedBy(db, member, id);
  if (!row) throw notFound(QR_STUDIO_TEXT.notFound);
  return row;
}

/** The same code, locked until the transaction ends. */
export async function lockCodeOwnedBy(tx: Tx, member: Member, id: string): Promise<QrCodeRow> {
  const [row] = await selectOwnedBy(tx, member, id).for("no key update");
  if (!row) throw notFound(QR_STUDIO_TEXT.notFound);
  return row;
}

export const countCodesOf = (db: Db, memberId: string): Promise<number> =>
  db.$count(qrCodes, ownedBy(memberId));

const ownedBy = (memberId: string) => and(eq(qrCodes.ownerId, memberId), isNull(qrCodes.deletedAt));

export interface PrintedCode {
  row: QrCodeRow;
  ownerSince: Date | null;
  /** The owner is leaving or gone, so that everything of theirs is hidden. */
  ownerLeft: boolean;
}

/** Any code that was ever given out, deleted or not. */
export async function findPrintedCode(db: Db, code: string): Promise<PrintedCode | undefined> {
  const ownerLeft: SQL<boolean> = sql`(${members.id} is null or ${members.isHidden} or ${members.erasedAt} is not null)`;
  const [found] = await db
    .select({ row: qrCodes, ownerSince: members.createdAt, ownerLeft })
    .from(qrCodes)
    .leftJoin(members, eq(members.id, qrCodes.ownerId))
    .where(eq(qrCodes.code, code));
  return found;
}
