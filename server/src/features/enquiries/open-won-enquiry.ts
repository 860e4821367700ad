import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import type { AskableTarget } from "../../registry/enquiry-target.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";

interface Agreement {
  target: AskableTarget & { type: EnquiryTargetType };
  buyer: Pick<Member, "id" | "name" | "email" | "mobile">;
  /** What was agreed, as the first text of the conversation. */
  message: string;
  wonPaise: number;
  city?: string;
}

/** Opens a conversation about something that was agreed elsewhere. The room that calls notifies both sides. */
export async function openWonEnquiry(
  { now }: { now: Date },
  tx: Tx,
  { target, buyer, message, wonPaise, city = "" }: Agreement,
): Promise<EnquiryRow> {
  return one(
    await tx
      .insert(enquiries)
      .values({
        id: newId(now.getTime()),
        targetType: target.type,
        targetId: target.id,
        inboxId: target.inboxId,
        ownerId: target.ownerId,
        senderId: buyer.id,
        name: buyer.name,
        email: buyer.email ?? "",
        phone: buyer.mobile ?? "",
        sharePhone: true,
        message,
        city,
        status: "won",
        wonPaise,
        // Nobody waited for this answer, so it is left out when replies are measured.
        firstResponseAt: now,
        lastActivityAt: now,
        createdAt: now,
      })
      .returning(),
  );
}
