import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import type { Tx } from "../../../platform/database.ts";
import { notify, type Notice, type NotifyContext } from "../../notifications/notify.ts";
import type { ApplicationRow } from "../applications/applications.table.ts";

interface News extends Pick<Notice, "message" | "letter"> {
  /** What happened, so that each event is told once. */
  eventId: string;
}

/** Comes from the company, not from one of its members. Nobody is notified once the applicant is erased. */
export async function notifyApplicant(
  ctx: NotifyContext,
  tx: Tx,
  { id, memberId }: Pick<ApplicationRow, "id" | "memberId">,
  { eventId, ...news }: News,
): Promise<void> {
  if (!memberId) return;
  await notify(ctx, tx, {
    ...news,
    to: memberId,
    type: "job_application",
    targetUrl: applicationPath(id),
    about: `application-event:${eventId}`,
  });
}
