import { ne } from "drizzle-orm";
import { QUEUE_WORDS } from "@cardplaza/contract/admin/queue-words";
import { shownCount } from "@cardplaza/contract/counts";
import { momentInWords } from "@cardplaza/contract/date-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { mailSuperadmins } from "../../audit/mail-superadmins.ts";
import { readQueues } from "./read-queues.ts";
import { queueMails } from "./queue-mails.table.ts";

type Queue = Awaited<ReturnType<typeof readQueues>>[number];

/** Mails the superadmins which queues are overdue, each at most once a day. */
export const mailOverdueQueuesJob: Job<JobContext, object> = {
  name: "mail-overdue-queues",
  schedule: "10 * * * *",
  async run(ctx) {
    const queues = await readQueues(ctx, "superadmin");
    const overdue = queues.filter(({ isOverdue }) => isOverdue);
    await inTransaction(ctx.db, async (tx) => {
      const unsaid: Queue[] = [];
      for (const each of overdue) if (await isFirstToday(tx, each, ctx.now)) unsaid.push(each);
      if (unsaid.length > 0) await mailSuperadmins(ctx, tx, contentOf(unsaid, ctx.origin));
    });
  },
};

async function isFirstToday(tx: Tx, { queue }: Queue, now: Date): Promise<boolean> {
  const mailedOn = dateInIndia(now);
  const noted = await tx
    .insert(queueMails)
    .values({ queue, mailedOn })
    .onConflictDoUpdate({
      target: queueMails.queue,
      set: { mailedOn },
      setWhere: ne(queueMails.mailedOn, mailedOn),
    })
    .returning({ queue: queueMails.queue });
  return noted.length > 0;
}

const contentOf = (overdue: readonly Queue[], origin: string) => ({
  heading:
    overdue.length === 1
      ? `Overdue: ${QUEUE_WORDS[overdue[0]!.queue]}`
      : `${overdue.length} queues are overdue`,
  paragraphs: [overdue.map(lineOf).join("\n"), "We mail you about a queue at most once a day."],
  button: { label: "Open the dashboard", url: `${origin}/admin/dashboard` },
});

const lineOf = ({ queue, count, dueAt }: Queue) =>
  `${QUEUE_WORDS[queue]}: ${shownCount(count)} waiting, the first was due on ${momentInWords(dueAt!)}`;
