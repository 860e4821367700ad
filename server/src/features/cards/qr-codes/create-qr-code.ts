import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import {
  DEFAULT_QR_DESIGN,
  MAX_QR_CODES,
  QR_SCORE,
  QR_STUDIO_TEXT,
} from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { NewQrCode, QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, limitReached, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { lockCardOwnedBy, mainCardIdOf } from "../card-queries.ts";
import { checkTargets } from "./check-targets.ts";
import { checkDesign, makePicture, tryPicture } from "./make-picture.ts";
import { newCode } from "./new-code.ts";
import { countCodesOf } from "./qr-code-queries.ts";
import { qrCodes, type QrCodeRow } from "./qr-codes.table.ts";

const DEFAULT_NAME = "QR code";
/** With some designs the reader misses one random address in many: only a design that fails with all of these is refused. */
const ADDRESSES_TRIED = 3;

export async function createQrCode(ctx: MemberContext, given: NewQrCode): Promise<QrCodeRow> {
  const { db, member, now } = ctx;
  const cardId = given.cardId ?? (await mainCardIdOf(db, member.id));
  if (!cardId) throw notFound(OWN_CARD_TEXT.notFound);
  const expiresAt = readExpiry(given.expiresAt, now);
  const design: QrDesign = { ...DEFAULT_QR_DESIGN, ...given.design };
  await checkDesign(ctx, design);
  const targets = await checkTargets(ctx, {
    destination: given.destination ?? { type: "card" as const },
    schedule: given.schedule ?? [],
    devices: given.devices ?? {},
  });
  const values = { ...targets, cardId, expiresAt, design, name: given.name ?? DEFAULT_NAME };
  for (;;) {
    const { code, score } = await readableCode(ctx, design);
    const added = await inTransaction(db, async (tx) => {
      await lockCardOwnedBy(tx, member, cardId);
      await requireRoomForCode(tx, member.id);
      const id = newId(now.getTime());
      const row = { ...values, id, code, score, ownerId: member.id, createdAt: now, updatedAt: now };
      // A code that was ever used is not given out again.
      return tx.insert(qrCodes).values(row).onConflictDoNothing({ target: qrCodes.code }).returning();
    });
    if (added[0]) return added[0];
  }
}

async function readableCode(ctx: MemberContext, design: QrDesign): Promise<{ code: string; score: number }> {
  for (let tries = 1; ; tries++) {
    const code = newCode();
    const draw = tries < ADDRESSES_TRIED ? tryPicture : makePicture;
    const { score } = await draw(ctx, code, design);
    if (score >= QR_SCORE.least) return { code, score };
  }
}

/** One at a time for each member, so that two tabs do not exceed the limit. */
async function requireRoomForCode(tx: Tx, memberId: string): Promise<void> {
  await lockMember(tx, memberId);
  if ((await countCodesOf(tx, memberId)) >= MAX_QR_CODES) throw limitReached(QR_STUDIO_TEXT.tooMany);
}

/** An expiry date in the past is a mistake. */
export function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (!text) return null;
  const time = new Date(text);
  if (time <= now) throw invalid({ expiresAt: QR_STUDIO_TEXT.expired }, QR_STUDIO_TEXT.expired);
  return time;
}
