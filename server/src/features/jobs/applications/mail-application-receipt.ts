import { dayInWords } from "@cardplaza/contract/date-words";
import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { withInertLinks } from "../../outgoing/inert-links.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import type { FoundJob } from "../posts/found-jobs.ts";
import type { ApplicationRow } from "./applications.table.ts";

/** Goes to the member's proven address only: the address in the application may be anybody's. */
export async function mailApplicationReceipt(
  ctx: MemberContext,
  tx: Tx,
  { id, appliedAt, resumeName }: ApplicationRow,
  { job, company }: FoundJob,
): Promise<void> {
  const { email, emailProvenAt, name } = ctx.member;
  if (!email || !emailProvenAt) return;
  await queueMail(ctx, tx, {
    to: email,
    toName: name,
    subject: `You applied for ${job.title} at ${company.name}`,
    ...layOutMail({
      heading: "Your application has been sent",
      paragraphs: [
        `You applied for ${job.title} at ${company.name} on ${dayInWords(appliedAt)}, with your resume ${withoutEnding(resumeName)}.`,
        `Under My applications you see when it is viewed and what comes next. We remind the company to answer, and tell you honestly if it has not after ${ANSWER_RULES.unansweredAfterDays} days.`,
      ].map(withInertLinks),
      button: { label: "My applications", url: `${ctx.origin}${applicationPath(id)}` },
    }),
  });
}

/** With its ending, the name of a file would look like an address, which mails must not turn into a link. */
const withoutEnding = (name: string) => name.replace(/\.(pdf|docx)$/i, "");
