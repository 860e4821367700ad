import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { useSession } from "../../lib/session.ts";

/** A company's team works under its owner's plan, so a manager cannot upgrade it. */
export function useSellersPlan({ team }: Enquiry) {
  const { user } = useSession();
  const isManager = team.some(({ _id, isOwner }) => _id === user?._id && !isOwner);
  return { canUpgrade: !isManager };
}
