import { eq } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { enquiries, enquiryMessages } from "../features/enquiries/enquiries.table.ts";
import { measureReplies } from "../features/enquiries/measure-replies.ts";
import { listingOf } from "../features/directory/listings/listing-queries.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_ENQUIRIES, type SampleEnquiry } from "./enquiries.ts";

/** Inserts rows directly, because the form's verb would send mails. */
export function loadSampleEnquiries(
  services: Pick<Services, "db" | "pages" | "registry">,
  now: Date,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    for (const sample of SAMPLE_ENQUIRIES) {
      const added = await addEnquiry(tx, sample, now);
      if (added) await measureReplies({ ...services, now }, tx, { targetType: "business", ...added });
    }
  });
}

/** Returns where it was sent to; undefined if a sample member is missing. */
async function addEnquiry(
  tx: Tx,
  sample: SampleEnquiry,
  now: Date,
): Promise<{ targetId: string; inboxId: string } | undefined> {
  const { to, from, hoursAgo, talk = [], note = "", ...written } = sample;
  const [owner, sender] = [await personOf(tx, to), await personOf(tx, from)];
  const listing = owner && (await listingOf(tx, owner.id));
  if (!listing || !sender) return undefined;
  const at = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * HOUR_MS);
  const id = newId(at(0).getTime());
  await tx.insert(enquiries).values({
    ...written,
    id,
    targetType: "business",
    targetId: listing.id,
    inboxId: owner.id,
    ownerId: owner.id,
    senderId: sender.id,
    name: sender.name,
    email: from,
    ownerNote: note,
    ownerUnread: written.status === "new",
    firstResponseAt: talk.length > 0 ? at(2) : null,
    lastActivityAt: at(2 * talk.length),
    createdAt: at(0),
  });
  for (const [index, body] of talk.entries()) {
    const repliedAt = at(2 * (index + 1));
    await tx.insert(enquiryMessages).values({
      id: newId(repliedAt.getTime()),
      enquiryId: id,
      from: index % 2 === 0 ? "owner" : "buyer",
      authorId: index % 2 === 0 ? owner.id : sender.id,
      body,
      createdAt: repliedAt,
    });
  }
  return { targetId: listing.id, inboxId: owner.id };
}

async function personOf(tx: Tx, email: string) {
  const [found] = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.email, email));
  return found;
}
