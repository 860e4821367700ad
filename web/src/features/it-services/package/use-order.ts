import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { readDraft, storeDraft, useEnquiryDraft } from "../../enquiries/new/enquiry-draft.ts";

interface Order {
  tier: string;
  /** Positions in the package's list. */
  addOns: number[];
}

/** What is chosen on the page. The order's dialog opens with it, and what is changed there shows here. */
export function useOrder({ _id, tiers }: ItPackage) {
  const draft = useEnquiryDraft(_id);
  const chosen = tiers.find(({ name }) => name === draft.tier) ?? tiers[0];
  const order: Order = { tier: chosen?.name ?? "", addOns: draft.addOns ?? [] };
  const choose = (part: Partial<Order>) => storeDraft(_id, { ...readDraft(_id), ...part });
  return { order, choose };
}

export type ChosenOrder = ReturnType<typeof useOrder>;
