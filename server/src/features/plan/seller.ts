import type { StateCode } from "@cardplaza/contract/places/indian-states";
import type { Config } from "../../config.ts";

/** The seller of the plan, as shown on the invoice. */
export interface Seller {
  name: string;
  address: string;
  state: StateCode;
  gstin: string | null;
}

export const sellerOf = (config: Config): Seller => ({
  name: config.SELLER_NAME,
  address: config.SELLER_ADDRESS,
  state: config.SELLER_STATE,
  gstin: config.SELLER_GSTIN ?? null,
});
