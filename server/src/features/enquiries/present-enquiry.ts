import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Enquiry, EnquiryMessage, EnquirySummary } from "@cardplaza/contract/enquiries/enquiry";
import { FORWARD_AFTER_HOURS } from "@cardplaza/contract/enquiries/enquiry-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { listOfRecord } from "../outside-answers/outside-answer-queries.ts";
import { presentOutsideAnswers } from "../outside-answers/present-outside-answers.ts";
import { isPremium } from "../plan/plan-queries.ts";
import { documentUrl, signDocumentUrl } from "../uploads/document-links.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { enquiryMessages, type EnquiryRow } from "./enquiries.table.ts";
import { type Side, sideOf } from "./enquiry-queries.ts";
import type { EnquiryTarget, TargetFacts, TeamMember } from "../../registry/enquiry-target.ts";
import { describeTargets } from "./enquiry-targets.ts";
import { presentTeamMember, teamOf } from "./enquiry-team.ts";
import { listQuotes } from "./quote-queries.ts";

/** One line of the inbox, as this side may see it. */
export function presentSummary(
  row: EnquiryRow,
  side: Side,
  target: TargetFacts,
  team: TeamMember[] = [],
): z.input<typeof EnquirySummary> {
  const { id, targetType, targetId, name, message, askId } = row;
  const { acceptedAt, firstResponseAt, lastActivityAt, createdAt } = row;
  const assignee = team.find((each) => each.id === row.assigneeId);
  return {
    _id: id,
    targetType,
    targetId,
    target: {
      type: targetType,
      _id: targetId,
      name: target.name,
      seller: target.seller,
      url: target.url,
    },
    side,
    name,
    message,
    // The asker is not told that it was marked as spam.
    status: side === "buyer" && row.status === "spam" ? "viewed" : row.status,
    unread: side === "owner" ? row.ownerUnread : row.senderUnread,
    assignee: side === "owner" && assignee ? presentTeamMember(assignee) : null,
    askId: side === "buyer" ? askId : null,
    acceptedAt,
    firstResponseAt,
    lastActivityAt,
    createdAt,
  };
}

/** Whether the owner may see how to reach the asker. */
export const showsContact = ({ acceptedAt }: Pick<EnquiryRow, "acceptedAt">, { isAsk }: EnquiryTarget) =>
  !isAsk || acceptedAt !== null;

/** It can be sent to others only after two days without an answer. */
export const maySendOn = ({ status, firstResponseAt, createdAt }: EnquiryRow, now: Date) =>
  (status === "new" || status === "viewed") &&
  firstResponseAt === null &&
  createdAt.getTime() <= now.getTime() - FORWARD_AFTER_HOURS * HOUR_MS;

/** The whole enquiry with its messages. After a block it can still be read, without the other side's contact. */
export async function presentEnquiry(
  ctx: Pick<MemberContext, "db" | "member" | "now" | "registry">,
  row: EnquiryRow,
): Promise<z.input<typeof Enquiry>> {
  const side = sideOf(row, ctx.member);
  const target = (await describeTargets(ctx, [row]))(row);
  const kind = ctx.registry.enquiryTarget(row.targetType);
  const isOwner = side === "owner";
  const team = isOwner ? await teamOf(ctx, row) : [];
  const isBlocked = row.senderId !== null && (await isBlockedPair(ctx.db, row.ownerId, row.senderId));
  const seesContact = !isOwner || (showsContact(row, kind) && !isBlocked);
  const { phone, sharePhone, acceptedAt, status } = row;
  return {
    ...presentSummary(row, side, isBlocked ? { ...target, url: null } : target, team),
    senderId: row.senderId,
    email: seesContact ? row.email : null,
    phone: phone && seesContact && (sharePhone || !isOwner) ? phone : null,
    sharePhone,
    quantity: row.quantity,
    unit: row.unit,
    budgetPaise: row.budgetPaise,
    neededBy: row.neededBy,
    city: row.city,
    endsAt: row.endsAt,
    ownerNote: isOwner ? row.ownerNote : null,
    lostReason: isOwner && status === "lost" ? row.lostReason : null,
    wonPaise: isOwner && status === "won" ? row.wonPaise : null,
    order: row.order,
    quotes: await listQuotes(ctx.db, row.id, { showsAuthors: team.length > 0 }),
    team: team.map(presentTeamMember),
    sellerIsPremium: await isPremium(ctx.db, row.ownerId, ctx.now),
    answerer:
      !isBlocked && (kind.isAsk ? acceptedAt : status === "won" && target.url) ? target.contact : null,
    replyMedianMin: target.replyMedianMin,
    canForward: !isOwner && Boolean(kind.others) && maySendOn(row, ctx.now),
    thread: await threadOf(ctx, row.id, { showsAuthors: team.length > 0 }),
    outsideAnswers: await presentOutsideAnswers(ctx, await listOfRecord(ctx.db, "enquiry", row.id)),
  };
}

/** The team sees who of them wrote; for the buyer it is all the company. */
async function threadOf(
  ctx: { db: Db; now: Date },
  id: string,
  { showsAuthors }: { showsAuthors: boolean },
): Promise<z.input<typeof EnquiryMessage>[]> {
  const rows = await ctx.db
    .select({ message: enquiryMessages, fileName: uploads.name, author: members.name })
    .from(enquiryMessages)
    .leftJoin(uploads, eq(uploads.id, enquiryMessages.uploadId))
    .leftJoin(members, eq(members.id, enquiryMessages.authorId))
    .where(eq(enquiryMessages.enquiryId, id))
    .orderBy(asc(enquiryMessages.id));
  return Promise.all(
    rows.map(async ({ message: { id: _id, from, body, uploadId, createdAt: at }, fileName, author }) => ({
      _id,
      from,
      author: showsAuthors && from === "owner" ? author : null,
      body,
      at,
      file: uploadId
        ? { name: fileName ?? "Document", url: await signDocumentUrl(ctx, documentUrl(uploadId)) }
        : null,
    })),
  );
}
