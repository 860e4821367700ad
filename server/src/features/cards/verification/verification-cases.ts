import { and, asc, desc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { VerificationCase } from "@cardplaza/contract/cards/verification/verification";
import type {
  VerificationMethod,
  VerificationStatus,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import type { AdminContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { members } from "../../accounts/accounts.table.ts";
import { cards } from "../cards.table.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import { presentVerification } from "./present-verification.ts";
import { saysTheSame } from "./verification-queries.ts";
import { cardVerifications } from "./verification.table.ts";

interface Filter {
  status: VerificationStatus;
  method?: VerificationMethod;
  page: number;
  limit: number;
}

/** Waiting ones: the longest wait first. Decided ones: the newest first. */
export async function listVerificationCases(ctx: AdminContext, { status, method, page, limit }: Filter) {
  const wanted = and(eq(cardVerifications.status, status), method && eq(cardVerifications.method, method));
  const total = await ctx.db.$count(cardVerifications, wanted);
  const rows = await selectCases(ctx.db)
    .where(wanted)
    .orderBy((status === "pending" ? asc : desc)(cardVerifications.createdAt), asc(cardVerifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const verifications = await Promise.all(rows.map((row) => presentCase(ctx, row)));
  return { verifications, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
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
