import { and, asc, eq, inArray, or, type SQL } from "drizzle-orm";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import type { AccountPart } from "../../registry/account-part.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { asks, enquiries, enquiryMessages, savedReplies } from "./enquiries.table.ts";

const WRITTEN = {
  id: enquiries.id,
  targetType: enquiries.targetType,
  targetId: enquiries.targetId,
  name: enquiries.name,
  message: enquiries.message,
  quantity: enquiries.quantity,
  unit: enquiries.unit,
  budgetPaise: enquiries.budgetPaise,
  neededBy: enquiries.neededBy,
  city: enquiries.city,
  createdAt: enquiries.createdAt,
};

export const enquiriesPart: AccountPart = {
  kinds: {
    enquiries: (db, memberId) =>
      db
        .select({
          ...WRITTEN,
          status: enquiries.status,
          lostReason: enquiries.lostReason,
          ownerNote: enquiries.ownerNote,
        })
        .from(enquiries)
        .where(eq(enquiries.ownerId, memberId))
        .orderBy(asc(enquiries.id)),
    "enquiries-sent": (db, memberId) =>
      db
        .select({
          ...WRITTEN,
          email: enquiries.email,
          phone: enquiries.phone,
          sharePhone: enquiries.sharePhone,
        })
        .from(enquiries)
        .where(eq(enquiries.senderId, memberId))
        .orderBy(asc(enquiries.id)),
    "enquiry-messages": (db, memberId) => writtenBy(db, memberId),
    asks: (db, memberId) => db.select().from(asks).where(eq(asks.askerId, memberId)).orderBy(asc(asks.id)),
    "saved-replies": async (db, memberId) => {
      const [saved] = await db.select().from(savedReplies).where(eq(savedReplies.memberId, memberId));
      return saved?.replies ?? [];
    },
  },
  async erase(_ctx, tx, memberId) {
    await tx.delete(enquiries).where(eq(enquiries.ownerId, memberId));
    await eraseSent(tx, memberId);
    await tx.delete(asks).where(eq(asks.askerId, memberId));
    await tx.delete(savedReplies).where(eq(savedReplies.memberId, memberId));
  },
};

const bySide = (memberId: string): SQL | undefined =>
  or(
    and(eq(enquiries.ownerId, memberId), eq(enquiryMessages.from, "owner")),
    and(eq(enquiries.senderId, memberId), eq(enquiryMessages.from, "buyer")),
  );

const writtenBy = (db: Db, memberId: string) =>
  db
    .select({
      enquiryId: enquiryMessages.enquiryId,
      body: enquiryMessages.body,
      uploadId: enquiryMessages.uploadId,
      createdAt: enquiryMessages.createdAt,
    })
    .from(enquiryMessages)
    .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
    .where(bySide(memberId))
    .orderBy(asc(enquiryMessages.id));

/** The other side keeps that somebody asked and its own replies, but not who it was and what they wrote. */
async function eraseSent(tx: Tx, memberId: string): Promise<void> {
  const sent = tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.senderId, memberId));
  await tx
    .update(enquiryMessages)
    .set({ body: "", uploadId: null })
    .where(and(eq(enquiryMessages.from, "buyer"), inArray(enquiryMessages.enquiryId, sent)));
  await tx
    .update(enquiries)
    .set({
      name: ACCOUNT_DATA_TEXT.deletedName,
      email: "",
      phone: "",
      message: "",
      quantity: null,
      unit: "",
      budgetPaise: null,
      neededBy: null,
      city: "",
      senderId: null,
    })
    .where(eq(enquiries.senderId, memberId));
}
