import { CLAIM_UNDO_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimRow } from "./claims.table.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when an approval can be disputed and undone. */
export const disputeEnds = ({ decidedAt }: ClaimRow) =>
  decidedAt && new Date(decidedAt.getTime() + CLAIM_UNDO_DAYS * DAY_MS);
