import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import type { Tx } from "../../../platform/database.ts";
import type { NewsOf, NotifyContext } from "../../notifications/notice.ts";
import { notify } from "../../notifications/notify.ts";
import type { ApplicationRow } from "../applications/applications.table.ts";

type ApplicantNews = NewsOf<"application.viewed" | "application.moved" | "interview.proposed"> & {
  /** What happened, so that each event is told once. */
  eventId: string;
};

/** Comes from the company, not from one of its members. Nobody is notified once the applicant is erased. */
export async function notifyApplicant(
  ctx: NotifyContext,
  tx: Tx,
  { id, memberId }: Pick<ApplicationRow, "id" | "memberId">,
  { eventId, ...news }: ApplicantNews,
): Promise<void> {
  if (!memberId) return;
  await notify(ctx, tx, {
    ...news,
    to: memberId,
    targetUrl: applicationPath(id),
    about: `application-event:${eventId}`,
    // A view asks for nothing, and an interview's time is chosen on its screen.
    ...(news.news === "application.moved" && { thread: { kind: "application", id } as const }),
  });
}
