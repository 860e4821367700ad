import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Db } from "../../platform/database.ts";
import { cardEnquiries } from "../cards/card-enquiries.ts";
import { listingEnquiries } from "../directory/listings/listing-enquiries.ts";
import type { EnquiryTarget, TargetFacts } from "./enquiry-target.ts";

export const ENQUIRY_TARGETS: Record<EnquiryTargetType, EnquiryTarget> = {
  business: listingEnquiries,
  card: cardEnquiries,
};

interface Asked {
  targetType: EnquiryTargetType;
  targetId: string;
}

/** The targets of a page of enquiries, with one query for each kind. */
export async function describeTargets(db: Db, asked: Asked[]): Promise<(one: Asked) => TargetFacts> {
  const found = new Map<string, TargetFacts>();
  for (const type of new Set(asked.map(({ targetType }) => targetType))) {
    const ids = asked.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
    const facts = await ENQUIRY_TARGETS[type].describe(db, [...new Set(ids)]);
    for (const each of facts) found.set(`${type} ${each.id}`, each);
  }
  return ({ targetType, targetId }) => found.get(`${targetType} ${targetId}`) ?? { ...GONE, id: targetId };
}

const GONE = { name: "No longer listed", url: null, replyMedianMin: null, contact: { email: "", phone: "" } };
