import { eq } from "drizzle-orm";
import { APPLICATION_TEXT, boardPath, ENDED_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { invalid, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { lockInterviewOf } from "./application-queries.ts";
import { interviews } from "./applications.table.ts";
import { said } from "./history-text.ts";
import { presentOwnApplication } from "./present-own-application.ts";
import { publishApplication } from "./publish-application.ts";
import { recordEvent } from "./record-event.ts";

interface Answer {
  action: "choose" | "decline";
  time?: string;
}

/** The applicant answers a proposal once. */
export function answerInterview(ctx: MemberContext, id: string, answer: Answer) {
  return inTransaction(ctx.db, async (tx) => {
    const { application, job, company, interview } = await lockInterviewOf(tx, ctx.member, id);
    if (ENDED_STAGES.includes(application.stage)) throw wrongState(APPLICATION_TEXT.ended);
    if (interview.status !== "proposed") throw wrongState(APPLICATION_TEXT.answered);
    const chosen = answer.action === "choose" ? chosenOf(ctx, interview.times, answer.time) : null;
    await tx
      .update(interviews)
      .set({ status: chosen ? "chosen" : "declined", chosen })
      .where(eq(interviews.id, id));
    await recordEvent(tx, {
      applicationId: application.id,
      kind: "interview",
      side: "applicant",
      authorId: ctx.member.id,
      ...(chosen ? said("chosen", { time: chosen.toISOString() }) : said("declined", {})),
      at: ctx.now,
    });
    await notifyTeam(ctx, tx, company.id, {
      news: "interview.answered",
      with: { name: application.name, job: job.title, time: chosen && chosen.toISOString() },
      targetUrl: boardPath(job.id, application.id),
      about: `interview:${id}`,
      sender: ctx.member.id,
    });
    await publishApplication(ctx, tx, application);
    return presentOwnApplication({ ...ctx, db: tx }, application);
  });
}

function chosenOf({ now }: MemberContext, times: Date[], given: string | undefined): Date {
  const chosen = times.find((time) => given !== undefined && time.getTime() === Date.parse(given));
  if (!chosen) throw invalid({ time: APPLICATION_TEXT.notProposed });
  if (chosen <= now) throw invalid({ time: APPLICATION_TEXT.timePassed });
  return chosen;
}
