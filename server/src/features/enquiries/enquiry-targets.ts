import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Services } from "../../context.ts";
import type { TargetFacts } from "../../registry/enquiry-target.ts";

interface TargetReference {
  targetType: EnquiryTargetType;
  targetId: string;
}

/** The targets of a page of enquiries, with one query for each kind. */
export async function describeTargets(
  { db, registry }: Pick<Services, "db" | "registry">,
  references: TargetReference[],
): Promise<(one: TargetReference) => TargetFacts> {
  const found = new Map<string, TargetFacts>();
  for (const type of new Set(references.map(({ targetType }) => targetType))) {
    const ids = references.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
    const facts = await registry.enquiryTarget(type).describe(db, [...new Set(ids)]);
    for (const each of facts) found.set(`${type} ${each.id}`, each);
  }
  return ({ targetType, targetId }) => found.get(`${targetType} ${targetId}`) ?? { ...GONE, id: targetId };
}

const GONE = {
  name: "No longer listed",
  seller: "No longer listed",
  url: null,
  replyMedianMin: null,
  contact: { email: "", phone: "" },
};
