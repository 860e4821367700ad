import type { MessageSubject } from "@cardplaza/contract/messages/message";
import type { SubjectValue } from "../conversations.table.ts";

/** Each of the two finds it on a screen of their own: the applicant, the company's team. */
export function presentSubject(subject: SubjectValue | null, isOwn: boolean): MessageSubject | null {
  if (!subject) return null;
  const { otherPath, ...shown } = subject;
  return isOwn ? shown : { ...shown, path: otherPath };
}
