import { eq, inArray } from "drizzle-orm";
import { APPLICATION_TEXT, applicationPath, ENDED_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { HistoryNews } from "@cardplaza/contract/jobs/application-history-words";
import { stoppedAt } from "@cardplaza/contract/outside-answers/outside-answer-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import type { Claim, OutsideAnswerKind } from "../../../registry/outside-answer-target.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { applications, type ApplicationRow } from "../applications/applications.table.ts";
import { said } from "../applications/history-text.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { recordEvent } from "../applications/record-event.ts";
import { isApplicationManagedBy, lockApplicationManagedBy } from "./hiring-queries.ts";

/** Applications that were answered by phone, WhatsApp or mail. The applicant is asked. */
export const applicationsOutside: OutsideAnswerKind = {
  type: "application",
  async lockForAnswer(ctx, tx, id) {
    const { application, company } = await lockApplicationManagedBy(tx, ctx.member, id);
    const { stage, memberId } = application;
    if (ENDED_STAGES.includes(stage)) throw wrongState(APPLICATION_TEXT.ended);
    const { ownerId, name } = company;
    const isBlocked = memberId !== null && ownerId !== null && (await isBlockedPair(tx, ownerId, memberId));
    return { id, name, askedId: isBlocked ? null : memberId, askedPath: applicationPath(id) };
  },
  lock,
  isAnsweredBy: (ctx, id) => isApplicationManagedBy(ctx.db, ctx.member, id),
  async describe({ db }, ids) {
    const rows = await db
      .select({ id: applications.id, name: companies.name })
      .from(applications)
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(inArray(applications.id, ids));
    return new Map(rows.map(({ id, name }) => [id, { name, askedPath: applicationPath(id) }]));
  },
  async markClaimed(ctx, tx, claim) {
    const application = await lock(tx, claim.targetId);
    if (application) await record(ctx, tx, application, claim, "contacted");
  },
  async markConfirmed(ctx, tx, claim) {
    const application = await lock(tx, claim.targetId);
    if (!application) return;
    const { id, companyId, answeredAt } = application;
    const since = stoppedAt(answeredAt, claim.at);
    await tx.update(applications).set({ answeredAt: since }).where(eq(applications.id, id));
    await record(ctx, tx, application, claim, "contactConfirmed");
    await measureAnswers(ctx, tx, companyId);
  },
  async markDenied(ctx, tx, claim) {
    const application = await lock(tx, claim.targetId);
    if (!application) return;
    await record(ctx, tx, application, claim, "contactDenied");
    await measureAnswers(ctx, tx, application.companyId);
  },
};

async function lock(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for("no key update");
  return row;
}

type Contact = Extract<HistoryNews, `contact${string}`>;

/** In the history that both sides see. */
async function record(
  ctx: MemberContext,
  tx: Tx,
  application: ApplicationRow,
  { way }: Claim,
  news: Contact,
): Promise<void> {
  await recordEvent(tx, {
    applicationId: application.id,
    kind: "outside",
    side: news === "contacted" ? "company" : "applicant",
    authorId: ctx.member.id,
    ...said(news, { way }),
    at: ctx.now,
  });
  await publishApplication(ctx, tx, application);
}
