import { and, desc, eq, isNotNull, ne, or } from "drizzle-orm";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import {
  ratePercent,
  replyShare,
  type AskedClaim,
} from "@cardplaza/contract/outside-answers/outside-answer-rules";
import { DAY_MS } from "@cardplaza/contract/time";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import type { Tx } from "../../../platform/database.ts";
import { changed, type ChangeContext } from "../../../registry/changed.ts";
import { askedClaimsOf } from "../../outside-answers/outside-answer-queries.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import { answersTooFew } from "./answers-too-few.ts";
import { employers, type EmployerRow } from "./employers.table.ts";

/**
 * Measures again how a company answers, after an answer, a decision, a withdrawal or a missed answer. To be called at
 * the end of the transaction that changes applications: until it ends, others wait who change those of this company.
 */
export async function measureAnswers(ctx: ChangeContext, tx: Tx, companyId: string): Promise<void> {
  await takeTurn(tx, "answerFigures", companyId);
  const figures = figuresOf(await lastCounted(tx, companyId));
  const [before] = await tx.select().from(employers).where(eq(employers.companyId, companyId));
  if (!before && figures.counted === 0) return;
  const after = { companyId, ...figures };
  await tx.insert(employers).values(after).onConflictDoUpdate({ target: employers.companyId, set: figures });
  if (shown(before) !== shown(after)) await changed(ctx, tx, "company", [companyId]);
}

interface Counted extends Pick<ApplicationRow, "appliedAt" | "answeredAt" | "decidedAt"> {
  /** When the applicant was told that there is no answer. */
  unansweredAt?: Date | null;
  /** An answer outside the product that the applicant was asked about. */
  outside?: AskedClaim | undefined;
}

async function lastCounted(tx: Tx, companyId: string): Promise<Counted[]> {
  const rows = await tx
    .select({
      id: applications.id,
      unansweredAt: applications.unansweredAt,
      appliedAt: applications.appliedAt,
      answeredAt: applications.answeredAt,
      decidedAt: applications.decidedAt,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        or(isNotNull(applications.answeredAt), isNotNull(applications.unansweredAt)),
        ne(applications.stage, "withdrawn"),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(ANSWER_RULES.lastCounted);
  const claims = await askedClaimsOf(
    tx,
    "application",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, outside: claims.get(row.id) }));
}

/** A late answer counts as one, so that a company can make good what it left. */
export function figuresOf(last: Counted[]): Omit<EmployerRow, "companyId"> {
  const share = replyShare(
    last.map(({ answeredAt, unansweredAt, appliedAt, outside }) => ({
      isAnswered: answeredAt !== null,
      missedAt: unansweredAt ?? appliedAt,
      outside,
    })),
  );
  const days = last.flatMap(({ appliedAt, decidedAt }) =>
    decidedAt ? [Math.max(0, decidedAt.getTime() - appliedAt.getTime()) / DAY_MS] : [],
  );
  return {
    // Also those that are left out of the rate: nobody gets out of being measured by claims.
    counted: last.length,
    replyRate: ratePercent(share),
    medianDays: medianOf(days),
  };
}

/** The median to a tenth of a day. */
function medianOf(days: number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10;
}

/** What others notice: the figures on pages, and the lift that a company loses. */
function shown(employer: EmployerRow | undefined): string {
  if (!employer || employer.counted < ANSWER_RULES.leastShown) return "";
  const { replyRate, medianDays } = employer;
  return JSON.stringify([replyRate, medianDays, answersTooFew(employer)]);
}
