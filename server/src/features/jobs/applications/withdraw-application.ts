import { eq } from "drizzle-orm";
import { APPLICATION_TEXT, boardPath, ENDED_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { lockApplicationOf } from "./application-queries.ts";
import { applications } from "./applications.table.ts";
import { presentOwnApplication } from "./present-own-application.ts";
import { publishApplication } from "./publish-application.ts";
import { recordEvent } from "./record-event.ts";
import { removeResumes } from "../remove-resumes.ts";
import { withdrawProposals } from "./withdraw-proposals.ts";

/** Withdraws an application for good. The resume is removed at once. */
export function withdrawApplication(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const { application, job, company } = await lockApplicationOf(tx, ctx.member, id);
    if (ENDED_STAGES.includes(application.stage)) throw wrongState(APPLICATION_TEXT.ended);
    await removeResumes(ctx, tx, [application]);
    const withdrawn = one(
      await tx
        .update(applications)
        .set({
          stage: "withdrawn",
          withdrawnAt: ctx.now,
          resumeId: null,
          resumeName: "",
          version: application.version + 1,
        })
        .where(eq(applications.id, id))
        .returning(),
    );
    await withdrawProposals(tx, [id]);
    await recordEvent(tx, {
      applicationId: id,
      kind: "stage",
      side: "applicant",
      authorId: ctx.member.id,
      stage: "withdrawn",
      at: ctx.now,
    });
    await notifyTeam(ctx, tx, company.id, {
      news: "application.withdrawn",
      with: { name: application.name, job: job.title },
      targetUrl: boardPath(job.id, id),
      about: `application:${id}:withdrawn`,
      sender: ctx.member.id,
    });
    await publishApplication(ctx, tx, application);
    await measureAnswers(ctx, tx, company.id);
    return presentOwnApplication({ ...ctx, db: tx }, withdrawn);
  });
}
