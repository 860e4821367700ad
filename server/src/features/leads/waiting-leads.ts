import { and, desc, eq, isNull } from "drizzle-orm";
import { WAITING_LEADS_SHOWN } from "@cardplaza/contract/leads/lead-words";
import type { MemberContext } from "../../context.ts";
import { mailsReach } from "../notifications/mail-notification.ts";
import { countLeads, inSight } from "./lead-queries.ts";
import { leads, type LeadRow } from "./leads.table.ts";

/** What owners on the free plan read: the messages themselves, which were mailed to them as well. */
export async function showWaitingLeads({ db, member, now }: MemberContext, id?: string) {
  const { pending } = await countLeads(db, member.id);
  const named = id ? eq(leads.id, id) : and(eq(leads.followUpStatus, "pending"), inSight);
  const newest = await db
    .select()
    .from(leads)
    .where(and(eq(leads.ownerId, member.id), isNull(leads.withdrawnAt), named))
    .orderBy(desc(leads.id))
    .limit(WAITING_LEADS_SHOWN);
  // Mails go to proven addresses alone, so an address that was proven later has not got them.
  const wasProven = newest.every(
    ({ createdAt }) => member.emailProvenAt && member.emailProvenAt <= createdAt,
  );
  const mailed = newest.length > 0 && wasProven && (await mailsReach(db, member, "lead.received", now));
  return {
    count: pending,
    newest: newest.map(presentWaitingLead),
    mailedTo: mailed ? (member.email ?? "") : "",
  };
}

const presentWaitingLead = ({ id, name, email, phone, message, createdAt }: LeadRow) => ({
  _id: id,
  name,
  email,
  phone,
  message,
  submittedDate: createdAt,
});
