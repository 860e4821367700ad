import { and, eq } from "drizzle-orm";
import { DAY_MS, dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import type { Services } from "../context.ts";
import { members } from "../features/accounts/accounts.table.ts";
import { companies } from "../features/companies/company/companies.table.ts";
import { products } from "../features/companies/products/products.table.ts";
import { listingOf } from "../features/directory/listings/listing-queries.ts";
import {
  enquiries,
  enquiryMessages,
  enquiryQuotes,
  type EnquiryRow,
} from "../features/enquiries/enquiries.table.ts";
import { measureReplies } from "../features/enquiries/measure-replies.ts";
import type { Tx } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { inTransaction } from "../platform/transaction.ts";
import { SAMPLE_COMPANIES } from "./companies.ts";
import { SAMPLE_COMPANY_ENQUIRIES, type SampleCompanyEnquiry } from "./company-enquiries.ts";
import { SAMPLE_ENQUIRIES, type SampleBusinessEnquiry, type SampleEnquiry } from "./enquiries.ts";

type Target = Pick<EnquiryRow, "targetType" | "targetId" | "inboxId" | "ownerId">;

/** A quote is good for this long. */
const QUOTE_DAYS = 30;

/** Inserts rows directly, because the form's verb would send mails. */
export function loadSampleEnquiries(
  services: Pick<Services, "clock" | "db" | "jobs" | "live" | "pages" | "registry">,
  now: Date,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const found: [Target | undefined, SampleEnquiry][] = [];
    for (const { to, ...sample } of SAMPLE_ENQUIRIES) found.push([await businessOf(tx, to), sample]);
    for (const { company, product, ...sample } of SAMPLE_COMPANY_ENQUIRIES)
      found.push([await sellerOf(tx, company, product), sample]);
    for (const [target, sample] of found)
      if (target && (await addEnquiry(tx, target, sample, now)))
        await measureReplies({ ...services, now }, tx, target);
  });
}

async function businessOf(tx: Tx, to: SampleBusinessEnquiry["to"]): Promise<Target | undefined> {
  const owner = await personOf(tx, to);
  const listing = owner && (await listingOf(tx, owner.id));
  return listing && { targetType: "business", targetId: listing.id, inboxId: owner.id, ownerId: owner.id };
}

async function sellerOf(
  tx: Tx,
  key: string,
  product: SampleCompanyEnquiry["product"],
): Promise<Target | undefined> {
  const name = SAMPLE_COMPANIES.find((each) => each.key === key)?.name ?? "";
  const [company] = await tx.select().from(companies).where(eq(companies.name, name));
  if (!company?.ownerId) return undefined;
  const answers = { inboxId: company.id, ownerId: company.ownerId };
  if (!product) return { targetType: "company", targetId: company.id, ...answers };
  const [sold] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, company.id), eq(products.name, product)));
  return sold && { targetType: "product", targetId: sold.id, ...answers };
}

/** Returns false if a sample member is missing. */
async function addEnquiry(tx: Tx, target: Target, sample: SampleEnquiry, now: Date): Promise<boolean> {
  const { from, hoursAgo, talk = [], note = "", assignee, quote, ...written } = sample;
  const sender = await personOf(tx, from);
  if (!sender) return false;
  const answererId = (assignee && (await personOf(tx, assignee))?.id) || target.ownerId;
  const at = (hours: number) => new Date(now.getTime() - (hoursAgo - hours) * HOUR_MS);
  const id = newId(at(0).getTime());
  await tx.insert(enquiries).values({
    ...written,
    ...target,
    id,
    senderId: sender.id,
    name: sender.name,
    email: from,
    ownerNote: note,
    assigneeId: assignee ? answererId : null,
    ownerUnread: written.status === "new",
    firstResponseAt: talk.length > 0 ? at(2) : null,
    lastActivityAt: at(2 * talk.length),
    createdAt: at(0),
  });
  for (const [index, body] of talk.entries()) {
    const repliedAt = at(2 * (index + 1));
    const isAnswer = index % 2 === 0;
    await tx.insert(enquiryMessages).values({
      id: newId(repliedAt.getTime()),
      enquiryId: id,
      from: isAnswer ? "owner" : "buyer",
      authorId: isAnswer ? answererId : sender.id,
      body,
      createdAt: repliedAt,
    });
  }
  if (quote) {
    const createdAt = at(2 * talk.length + 1);
    await tx.insert(enquiryQuotes).values({
      ...quote,
      id: newId(createdAt.getTime()),
      enquiryId: id,
      authorId: answererId,
      validTill: dateInIndia(new Date(now.getTime() + QUOTE_DAYS * DAY_MS)),
      createdAt,
      endedAt: quote.status === "sent" ? null : createdAt,
    });
  }
  return true;
}

async function personOf(tx: Tx, email: string) {
  const [found] = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(eq(members.email, email));
  return found;
}
