import { isDecision, stagesFrom } from "@cardplaza/contract/jobs/application-rules";
import { APPLICATION_TEXT, type InterviewMode } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { interviews } from "../applications/applications.table.ts";
import { said } from "../applications/history-text.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { recordEvent } from "../applications/record-event.ts";
import { withdrawProposals } from "../applications/withdraw-proposals.ts";
import { changeApplication } from "./change-application.ts";
import { lockApplicationManagedBy } from "./hiring-queries.ts";
import { notifyApplicant } from "./notify-applicant.ts";
import { presentApplication } from "./present-application.ts";
import { stageChanges } from "./stage-changes.ts";

interface Proposal {
  times: string[];
  mode: InterviewMode;
  place?: string;
}

/** Replaces a proposal that is still open. An earlier stage becomes "interview". */
export function proposeInterview(ctx: MemberContext, id: string, { mode, place = "", ...given }: Proposal) {
  const times = inOrder(given.times);
  if (times.some((time) => time <= ctx.now)) throw invalid({ times: APPLICATION_TEXT.pastTime });
  return inTransaction(ctx.db, async (tx) => {
    const found = await lockApplicationManagedBy(tx, ctx.member, id);
    const { application, job, company } = found;
    if (application.stage === "withdrawn" || isDecision(application.stage))
      throw wrongState(APPLICATION_TEXT.ended);
    await withdrawProposals(tx, [id]);
    await tx.insert(interviews).values({
      id: newId(ctx.now.getTime()),
      applicationId: id,
      mode,
      place,
      times,
      createdAt: ctx.now,
    });
    const isMoved = !stagesFrom("interview").includes(application.stage);
    const proposal = { mode, place, times: times.map((time) => time.toISOString()) };
    const eventId = await recordEvent(tx, {
      applicationId: id,
      kind: "interview",
      side: "company",
      authorId: ctx.member.id,
      stage: isMoved ? "interview" : null,
      ...said("proposed", proposal),
      at: ctx.now,
    });
    await notifyApplicant(ctx, tx, application, {
      eventId,
      news: "interview.proposed",
      with: { job: job.title, company: company.name, ...proposal },
    });
    await publishApplication(ctx, tx, application);
    const changed = await changeApplication(
      ctx,
      tx,
      found,
      isMoved ? stageChanges(ctx.now, application, "interview") : {},
    );
    return presentApplication({ ...ctx, db: tx }, changed);
  });
}

/** The times in order, each once. */
const inOrder = (times: string[]) =>
  [...new Set(times.map((time) => Date.parse(time)))]
    .toSorted((one, other) => one - other)
    .map((ms) => new Date(ms));
