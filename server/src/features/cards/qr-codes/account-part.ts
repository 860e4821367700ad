import { asc, eq } from "drizzle-orm";
import { DEFAULT_QR_DESIGN } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { AccountPart } from "../../../registry/account-part.ts";
import { nextVersions } from "../../../platform/stale-edits.ts";
import { qrCodes } from "./qr-codes.table.ts";

export const qrCodesPart: AccountPart = {
  kinds: {
    "qr-codes": async (db, memberId) => {
      const rows = await db
        .select()
        .from(qrCodes)
        .where(eq(qrCodes.ownerId, memberId))
        .orderBy(asc(qrCodes.id));
      return rows.map(({ ownerId: _own, ...row }) => row);
    },
  },
  // The bare code stays, so that it is never given to anybody else.
  async erase({ now }, tx, memberId) {
    await tx
      .update(qrCodes)
      .set({
        ownerId: null,
        cardId: null,
        name: "",
        destination: { type: "card" },
        design: DEFAULT_QR_DESIGN,
        schedule: [],
        devices: {},
        expiresAt: null,
        deletedAt: now,
        ...nextVersions(qrCodes, now),
      })
      .where(eq(qrCodes.ownerId, memberId));
  },
};
