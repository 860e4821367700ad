import { PAYMENT_TEXT } from "@cardplaza/contract/plan/payment-words";
import { forbidden } from "../../platform/refusals.ts";
import type { SignedInAdmin } from "../audit/admin.table.ts";

/** Only the finance role may act on money. */
export function requireFinance({ role }: SignedInAdmin): void {
  if (role !== "finance" && role !== "superadmin") throw forbidden(PAYMENT_TEXT.financeOnly);
}
