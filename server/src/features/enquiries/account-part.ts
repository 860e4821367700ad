import { and, asc, eq, inArray } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { AccountPart } from "../../registry/account-part.ts";
import type { Tx } from "../../platform/database.ts";
import { asks, enquiries, enquiryMessages, enquiryQuotes, savedReplies } from "./enquiries.table.ts";
import { eraseEnquiriesOf } from "./ending/erase-enquiries.ts";

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
  order: enquiries.order,
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
          wonPaise: enquiries.wonPaise,
          ownerNote: enquiries.ownerNote,
        })
        .from(enquiries)
        .where(eq(enquiries.inboxId, memberId))
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
    "enquiry-messages": (db, memberId) =>
      db
        .select({
          enquiryId: enquiryMessages.enquiryId,
          body: enquiryMessages.body,
          uploadId: enquiryMessages.uploadId,
          createdAt: enquiryMessages.createdAt,
        })
        .from(enquiryMessages)
        .where(eq(enquiryMessages.authorId, memberId))
        .orderBy(asc(enquiryMessages.id)),
    "enquiry-quotes": (db, memberId) =>
      db
        .select({
          enquiryId: enquiryQuotes.enquiryId,
          amountPaise: enquiryQuotes.amountPaise,
          validTill: enquiryQuotes.validTill,
          note: enquiryQuotes.note,
          status: enquiryQuotes.status,
          createdAt: enquiryQuotes.createdAt,
        })
        .from(enquiryQuotes)
        .where(eq(enquiryQuotes.authorId, memberId))
        .orderBy(asc(enquiryQuotes.id)),
    asks: (db, memberId) => db.select().from(asks).where(eq(asks.askerId, memberId)).orderBy(asc(asks.id)),
    "saved-replies": async (db, memberId) => {
      const [saved] = await db.select().from(savedReplies).where(eq(savedReplies.memberId, memberId));
      return saved?.replies ?? [];
    },
  },
  async erase(_ctx, tx, memberId) {
    await eraseEnquiriesOf(tx, memberId);
    await eraseSent(tx, memberId);
    await leaveTeams(tx, memberId);
    await tx.delete(asks).where(eq(asks.askerId, memberId));
    await tx.delete(savedReplies).where(eq(savedReplies.memberId, memberId));
  },
};

/** What a member wrote for a company stays with it, without their name. */
async function leaveTeams(tx: Tx, memberId: string): Promise<void> {
  const nobody = { authorId: null };
  await tx.update(enquiryMessages).set(nobody).where(eq(enquiryMessages.authorId, memberId));
  await tx.update(enquiryQuotes).set(nobody).where(eq(enquiryQuotes.authorId, memberId));
  await tx.update(enquiries).set({ assigneeId: null }).where(eq(enquiries.assigneeId, memberId));
}

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
      name: FORMER_MEMBER_NAME,
      email: "",
      phone: "",
      message: "",
      quantity: null,
      unit: "",
      budgetPaise: null,
      neededBy: null,
      city: "",
      order: null,
      senderId: null,
    })
    .where(eq(enquiries.senderId, memberId));
}
