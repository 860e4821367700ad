import type { SubjectType } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { SubjectValue } from "../messages.table.ts";
import { findThing } from "../shares/find-thing.ts";

/** What a conversation is begun about, in the words of today; null if the member may not see it. */
export async function findSubject(
  ctx: MemberContext,
  subject: { type: SubjectType; id: string } | undefined,
): Promise<SubjectValue | null> {
  const thing = subject && (await findThing(ctx, subject));
  return thing ? { type: subject.type, id: subject.id, text: thing.title, path: thing.path } : null;
}
