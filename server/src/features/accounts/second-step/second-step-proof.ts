import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { wrongState } from "../../../platform/refusals.ts";
import type { Member } from "../accounts.table.ts";

/**
 * An account with an unproven address goes to the person who proves the address, and then loses its second
 * step. So the address must be proven first. Notices about the second step go there too.
 */
export function requireProof({ emailProvenAt, mobileProvenAt }: Member): void {
  if (!emailProvenAt && !mobileProvenAt) throw wrongState(ACCOUNT_TEXT.secondStepNeedsProof);
}
