import { and, eq, inArray, or } from "drizzle-orm";
import type { z } from "zod";
import type { VerificationCase } from "@cardplaza/contract/cards/verification/verification";
import type {
  VerificationMethod,
  VerificationStatus,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import type { Db } from "../../../platform/database.ts";
import { pagedBefore, readPage, type ListPlace } from "../../../platform/list-page.ts";
import { members } from "../../accounts/accounts.table.ts";
import { idsOfMembersLike } from "../../accounts/members-like.ts";
import { cards } from "../cards.table.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { presentVerification } from "./present-verification.ts";
import { saysTheSame } from "./verification-queries.ts";
import { cardVerifications } from "./verification.table.ts";

interface Filter extends ListPlace {
  q: string;
  status: VerificationStatus;
  method?: VerificationMethod | undefined;
}

/** Waiting ones: the longest wait first. Decided ones: the newest first. */
export async function listVerificationCases(ctx: AdminContext, { q, status, method, ...place }: Filter) {
  const wanted = and(
    eq(cardVerifications.status, status),
    method && eq(cardVerifications.method, method),
    q
      ? or(
          eq(cardVerifications.id, q),
          eq(cardVerifications.cardId, q),
          inArray(cardVerifications.memberId, idsOfMembersLike(q)),
        )
      : undefined,
  );
  const { rows, nextCursor } = await readPage(
    { at: cardVerifications.createdAt, id: cardVerifications.id, oldestFirst: status === "pending" },
    place,
    ({ after, orderBy, limit, offset }) =>
      selectCases(ctx.db)
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ verification }) => ({ at: verification.createdAt, id: verification.id }),
  );
  const items = await Promise.all(rows.map((row) => presentCase(ctx, row)));
  const count = await countRows(ctx.db, cardVerifications, wanted);
  return { items, verifications: items, nextCursor, count, ...pagedBefore(count, place) };
}

export async function findVerificationCase(ctx: Pick<AdminContext, "db" | "now">, id: string) {
  const [row] = await selectCases(ctx.db).where(eq(cardVerifications.id, id));
  return row && presentCase(ctx, row);
}

const selectCases = (db: Db) =>
  db
    .select({ verification: cardVerifications, card: cards, member: members })
    .from(cardVerifications)
    .innerJoin(cards, eq(cards.id, cardVerifications.cardId))
    .innerJoin(members, eq(members.id, cardVerifications.memberId));

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

async function presentCase(
  ctx: Pick<AdminContext, "db" | "now">,
  { verification, card, member }: CaseRow,
): Promise<z.input<typeof VerificationCase>> {
  const { name, company, website, document } = verification;
  return {
    ...(await presentVerification(ctx.db, verification, ctx.now)),
    member: { _id: member.id, name: member.name, email: member.email ?? "" },
    card: { name, company, website, slug: slugOfName({ name: card.name, _id: card.id }) },
    hasChanged: !saysTheSame(card, verification),
    document: document && (await signDocumentUrl(ctx, document)),
  };
}
