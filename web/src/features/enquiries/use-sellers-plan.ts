import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { useSession } from "../../lib/session.ts";
import { useIsPremium } from "../plan/use-is-premium.ts";

/** A company's team works under its owner's plan, so a manager cannot upgrade it. */
export function useSellersPlan({ sellerIsPremium, team }: Enquiry) {
  const own = useIsPremium();
  const { user } = useSession();
  const isManager = team.some(({ _id, isOwner }) => _id === user?._id && !isOwner);
  return { premium: sellerIsPremium || own === true, canUpgrade: !isManager };
}
