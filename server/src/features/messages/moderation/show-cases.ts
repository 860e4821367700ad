import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { MessageCase } from "@cardplaza/contract/messages/message-cases";
import { CASES_PER_PAGE } from "@cardplaza/contract/messages/message-limits";
import type { MESSAGE_CASE_STATUSES } from "@cardplaza/contract/messages/message-words";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { AdminContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { messageCases, type KeptMessageValue } from "../cases/cases.table.ts";

const LINE = {
  _id: messageCases.id,
  status: messageCases.status,
  senderId: messageCases.senderId,
  senderName: sql<string>`${messageCases.message} ->> 'senderName'`,
  reason: messageCases.reason,
  reports: messageCases.reports,
  createdAt: messageCases.createdAt,
  version: messageCases.version,
};

interface Query {
  status?: (typeof MESSAGE_CASE_STATUSES)[number];
  cursor?: string;
}

/** The newest first. No text is read for it. */
export async function listCases({ db }: AdminContext, { status, cursor }: Query) {
  const rows = await db
    .select(LINE)
    .from(messageCases)
    .where(
      and(
        status ? eq(messageCases.status, status) : undefined,
        cursor ? lt(messageCases.id, cursor) : undefined,
      ),
    )
    .orderBy(desc(messageCases.id))
    .limit(CASES_PER_PAGE + 1);
  const page = rows.slice(0, CASES_PER_PAGE);
  return {
    cases: page,
    nextCursor: rows.length > CASES_PER_PAGE ? (page.at(-1)?._id ?? null) : null,
  };
}

/** One case with its texts. Who reads it is recorded in the same transaction, or reads nothing. */
export const lookAtCase = (ctx: AdminContext, id: string) =>
  asAdmin(ctx, async (tx, record) => {
    const shown = await findCase({ db: tx }, id);
    if (!shown) throw notFound(MESSAGE_TEXT.caseNotFound);
    record({ action: "message.look", targetType: CASE_TYPE, targetId: id });
    return shown;
  });

/** In the audit log. */
export const CASE_TYPE = "message-case";

export async function findCase(
  { db }: Pick<AdminContext, "db">,
  id: string,
): Promise<z.input<typeof MessageCase> | undefined> {
  const { message, before, decisionReason } = messageCases;
  const [row] = await db
    .select({ ...LINE, message, before, decisionReason })
    .from(messageCases)
    .where(eq(messageCases.id, id));
  return (
    row && {
      ...row,
      message: withTime(row.message),
      before: row.before.map(withTime),
    }
  );
}

const withTime = (kept: KeptMessageValue) => ({ ...kept, at: new Date(kept.at) });
