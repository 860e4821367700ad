import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";

export interface EnquiryTarget {
  type: EnquiryTargetType;
  id: string;
  name: string;
  /** Who answers for it, if that is not what its name says. */
  seller?: string;
  /** The unit it is sold in, such as "piece". */
  unit?: string;
  /** What can be ordered of a package. */
  offer?: EnquiryOffer;
}

export interface EnquiryOffer {
  tiers: readonly { tier: string; pricePaise: number; deliveryDays: number }[];
  addOns: readonly { name: string; pricePaise: number }[];
}
