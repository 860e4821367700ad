import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { layOutMail } from "../outgoing/mail-layout.ts";
import { queueMails } from "../outgoing/queue-mail.ts";
import { admins } from "./admin.table.ts";
import { isSuperadmin } from "./administrators.ts";

interface Content {
  heading: string;
  paragraphs: string[];
  button: { label: string; url: string };
}

/** To each superadmin who can sign in; its heading is the subject. */
export async function mailSuperadmins(ctx: JobContext, tx: Tx, content: Content): Promise<void> {
  const { email } = admins;
  const superadmins = await tx.select({ email }).from(admins).where(isSuperadmin());
  const mail = { subject: content.heading, ...layOutMail(content) };
  await queueMails(
    ctx,
    tx,
    superadmins.map((admin) => ({ ...mail, to: admin.email })),
  );
}
