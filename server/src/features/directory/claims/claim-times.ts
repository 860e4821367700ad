import { CLAIM_UNDO_DAYS } from "@cardplaza/contract/directory/claims/claim-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { ClaimRow } from "./claims.table.ts";

/** Until when an approval can be disputed and undone. */
export const disputeEnds = ({ decidedAt }: ClaimRow) =>
  decidedAt && new Date(decidedAt.getTime() + CLAIM_UNDO_DAYS * DAY_MS);

/** Approved, and the former owner disputes it. */
export const isDisputed = ({ status, disputedAt, disputeDecidedAt }: ClaimRow) =>
  status === "approved" && disputedAt !== null && disputeDecidedAt === null;
