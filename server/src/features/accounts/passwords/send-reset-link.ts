import { and, eq, gt } from "drizzle-orm";
import { RESET_LINK_MINUTES } from "@cardplaza/contract/accounts/accounts";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { members, oneTimeLinks, type Member } from "../accounts.table.ts";
import { makeOneTimeLink } from "../one-time-codes/one-time-links.ts";
import { hasOtherProof } from "../prove-email.ts";

const MAILS_PER_HOUR = 3;

/** Mails a reset link to the member with this address. */
export const sendResetLinkJob: Job<JobContext, { email: string }> = {
  name: "send-reset-link",
  async run(ctx, { email }) {
    await inTransaction(ctx.db, async (tx) => {
      const [member] = await tx.select().from(members).where(eq(members.email, email)).for("no key update");
      if (member && (await mayReset(tx, member, ctx.now))) await sendResetLink(ctx, tx, member.id, email);
    });
  },
};

async function mayReset(tx: Tx, member: Member, now: Date): Promise<boolean> {
  // The owner never proved the address, so its reader has no claim to the account.
  if (!member.emailProvenAt && (await hasOtherProof(tx, member))) return false;
  const anHourAgo = new Date(now.getTime() - 60 * MINUTE_MS);
  const ofLastHour = and(
    eq(oneTimeLinks.memberId, member.id),
    eq(oneTimeLinks.kind, "reset"),
    gt(oneTimeLinks.createdAt, anHourAgo),
  );
  return (await tx.$count(oneTimeLinks, ofLastHour)) < MAILS_PER_HOUR;
}

async function sendResetLink(ctx: JobContext, tx: Tx, memberId: string, email: string): Promise<void> {
  const { now } = ctx;
  const about = { kind: "reset", memberId, data: { email } } as const;
  const code = await makeOneTimeLink(tx, { ...about, minutes: RESET_LINK_MINUTES, now });
  const mail = {
    to: email,
    subject: `Set a new ${PRODUCT_NAME} password`,
    ...layOutMail({
      heading: "Set a new password",
      paragraphs: [
        `Somebody, probably you, asked for a new password. This link works once, for ${RESET_LINK_MINUTES} minutes.`,
      ],
      button: { label: "Set a new password", url: `${ctx.origin}/auth/reset-password?code=${code}` },
      footer: "If you didn't ask for it, ignore this mail. Your password stays the same.",
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS) });
}
