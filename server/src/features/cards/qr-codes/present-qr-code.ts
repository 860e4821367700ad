import type { MemberContext } from "../../../context.ts";
import { scansByCode } from "../events/scan-queries.ts";
import { printedAddress } from "./make-picture.ts";
import type { QrCodeRow } from "./qr-codes.table.ts";
import { youngUntil } from "./young-account.ts";
import { one } from "../../../platform/one.ts";

/** Codes for their owner, with the number of scans. */
export async function presentQrCodes({ db, origin, member, now }: MemberContext, rows: QrCodeRow[]) {
  const scans = await scansByCode(
    db,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    cardId: row.cardId ?? "",
    url: printedAddress(origin, row.code),
    scans: scans.get(row.code) ?? 0,
    namesTargetUntil: youngUntil(member.createdAt, now),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }));
}

export const presentQrCode = async (ctx: MemberContext, row: QrCodeRow) =>
  one(await presentQrCodes(ctx, [row]));
