import { AUDIT_REASON, AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";

/** The server checks it too. */
export const reasonProblem = (reason: string) =>
  reason.trim().length < AUDIT_REASON[0] && AUDIT_TEXT.reasonNeeded;
