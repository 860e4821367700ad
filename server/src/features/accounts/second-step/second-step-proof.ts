import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { wrongState } from "../../../platform/refusals.ts";
import type { Member } from "../accounts.table.ts";

/**
 * An account whose address nobody has confirmed belongs to whoever confirms it, and loses its second step then.
 * So the address comes first; it is also where notices about the second step go.
 */
export function requireProof({ emailProvenAt, mobileProvenAt }: Member): void {
  if (!emailProvenAt && !mobileProvenAt) throw wrongState(ACCOUNT_TEXT.secondStepNeedsProof);
}
