import { and, eq, exists, inArray, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { isListed } from "../../chapters/chapter/chapters-seen.ts";
import { takesPart } from "../../chapters/chapter/chapter-queries.ts";
import { chapterMembers, chapters } from "../../chapters/chapter/chapters.table.ts";
import { referrals } from "../../chapters/referrals/referrals.table.ts";
import { isManagedBy } from "../../companies/company-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { enquiries } from "../../enquiries/enquiries.table.ts";
import { applications } from "../../jobs/applications/applications.table.ts";
import { connectedBetween } from "../../people/connections/connection-conditions.ts";
import { introductions } from "../../people/introductions/introductions.table.ts";

/** What two members have in common. Any of it lets them write to each other without a request. */
export interface Relation {
  isConnected: boolean;
  inChapter: boolean;
  /** An enquiry, an application, an introduction or a referral. */
  inDeal: boolean;
}

const query = new QueryBuilder();
const mate = alias(chapterMembers, "mate");
const some = { one: sql`1` };

export async function findRelation(db: Db | Tx, memberId: string, otherId: string): Promise<Relation> {
  return one(
    await db
      .select({
        isConnected: connectedBetween(sql`${memberId}::text`, sql`${otherId}::text`),
        inChapter: inOneChapter(memberId, otherId),
        inDeal: sql<boolean>`${or(
          haveEnquiry(memberId, otherId),
          hasApplied(memberId, otherId),
          hasApplied(otherId, memberId),
          haveIntroduction(memberId, otherId),
          haveReferral(memberId, otherId),
        )}`,
      })
      .from(sql`(select 1) once`),
  );
}

export const mayWriteFreely = ({ isConnected, inChapter, inDeal }: Relation) =>
  isConnected || inChapter || inDeal;

const inOneChapter = (memberId: string, otherId: string) =>
  exists(
    query
      .select(some)
      .from(chapterMembers)
      .innerJoin(mate, and(eq(mate.chapterId, chapterMembers.chapterId), eq(mate.memberId, otherId)))
      .innerJoin(chapters, eq(chapters.id, chapterMembers.chapterId))
      .where(
        and(
          eq(chapterMembers.memberId, memberId),
          takesPart(),
          inArray(mate.status, ["active", "on_leave"]),
          isListed(),
        ),
      ),
  ) as SQL<boolean>;

const haveEnquiry = (memberId: string, otherId: string) =>
  exists(
    query
      .select(some)
      .from(enquiries)
      .where(
        and(
          ne(enquiries.status, "spam"),
          or(
            and(eq(enquiries.ownerId, memberId), eq(enquiries.senderId, otherId)),
            and(eq(enquiries.ownerId, otherId), eq(enquiries.senderId, memberId)),
          ),
        ),
      ),
  );

/** One of them applied to a company that the other one manages. */
const hasApplied = (applicantId: string, otherId: string) =>
  exists(
    query
      .select(some)
      .from(applications)
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(
        and(
          eq(applications.memberId, applicantId),
          ne(applications.stage, "withdrawn"),
          isManagedBy(otherId),
        ),
      ),
  );

/** The third one knows nothing of it before the one in the middle has agreed. */
const haveIntroduction = (memberId: string, otherId: string) => {
  const { askerId, viaId, targetId, forwardedAt } = introductions;
  const isPart = (id: string) => or(eq(askerId, id), eq(viaId, id), eq(targetId, id));
  return exists(
    query
      .select(some)
      .from(introductions)
      .where(and(isPart(memberId), isPart(otherId), isNotNull(forwardedAt))),
  );
};

const haveReferral = (memberId: string, otherId: string) =>
  exists(
    query
      .select(some)
      .from(referrals)
      .where(
        or(
          and(eq(referrals.giverId, memberId), eq(referrals.receiverId, otherId)),
          and(eq(referrals.giverId, otherId), eq(referrals.receiverId, memberId)),
        ),
      ),
  );
