import type { Db } from "../../../platform/database.ts";
import { enquiryPartners } from "../../enquiries/enquiry-partners.ts";
import { introductionPartners } from "../introductions/introduction-partners.ts";
import type { TalkedTo } from "../../../registry/registration.ts";
import type { Registry } from "../../../registry/registry.ts";
import { leadPartners } from "../../leads/lead-partners.ts";

const MOST_ROWS = 1_000;

/**
 * Those of these people with whom the member had an enquiry, a lead or an introduction since then, or talked in a
 * room above.
 */
export async function contactsSince(
  registry: Registry,
  db: Db,
  memberId: string,
  wanted: TalkedTo,
): Promise<Set<string>> {
  const limited = { ...wanted, limit: MOST_ROWS };
  const found: string[] = [];
  for (const { findTalkedTo } of registry.rooms)
    found.push(...((await findTalkedTo?.(db, memberId, wanted)) ?? []));
  return new Set([
    ...found,
    ...(await leadPartners(db, memberId, limited)),
    ...(await enquiryPartners(db, memberId, limited)),
    ...(await introductionPartners(db, memberId, wanted)),
  ]);
}
