import { eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { messageCases, type KeptMessageValue } from "../cases/cases.table.ts";

const STATE = { reported: "shown", approved: "shown", waiting: "waiting", removed: "hidden" } as const;

/** Reported messages as they were, each with the few before it. */
export async function findMessageSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select()
    .from(messageCases)
    .where(inArray(messageCases.messageId, [...ids]));
  return new Map(
    rows.map(({ messageId, senderId, message, before, status, reason }) => [
      messageId,
      {
        memberId: senderId,
        title: message.body,
        text: [...before, message].map(lineOf).join("\n"),
        pictures: [],
        path: null,
        state: STATE[status],
        note: reason,
      },
    ]),
  );
}

const lineOf = ({ senderName, body, files }: KeptMessageValue) =>
  `${senderName}: ${[body, ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join(" ")}`;

export async function caseIdOfMessage(db: Db | Tx, messageId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: messageCases.id })
    .from(messageCases)
    .where(eq(messageCases.messageId, messageId));
  return found?.id;
}
