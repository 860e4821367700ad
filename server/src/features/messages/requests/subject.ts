import { eq } from "drizzle-orm";
import { SUBJECT_TEXT, type SubjectType } from "@cardplaza/contract/messages/message-words";
import { SlugRef } from "@cardplaza/contract/shapes";
import type { MemberContext } from "../../../context.ts";
import { members } from "../../accounts/accounts.table.ts";
import type { SubjectValue } from "../conversations.table.ts";
import { findThing } from "../shares/find-thing.ts";

/** What a conversation is begun about, in the words of today; null unless both of the two may see it. */
export async function findSubject(
  { db, member, now }: MemberContext,
  subject: { type: SubjectType; id: string } | undefined,
  otherId: string,
): Promise<SubjectValue | null> {
  if (!subject) return null;
  const { type } = subject;
  const of = { type, id: SlugRef.parse(subject.id) };
  const thing = await findThing({ db, member, now }, of);
  const [other] = thing ? await db.select().from(members).where(eq(members.id, otherId)) : [];
  const theirs = other && (await findThing({ db, member: other, now }, of));
  return thing && theirs
    ? { ...of, text: SUBJECT_TEXT[type](thing.title), path: thing.path, otherPath: theirs.path }
    : null;
}
