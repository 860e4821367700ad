import { REFERRAL_LIMITS } from "@cardplaza/contract/chapters/referral-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";
import type { ReferralsAddress } from "../referrals-address.ts";

/** The person who needs something, taken over from a lead, an enquiry or a message. */
export interface SourceProspect {
  name: string;
  phone: string;
  email: string;
  need: string;
}

interface Written {
  name: string;
  phone: string | null;
  email: string | null;
  message: string;
}

/** Their message is the need, as far as it fits. */
const prospectOf = ({ name, phone, email, message }: Written): SourceProspect => ({
  name: name.slice(0, REFERRAL_LIMITS.prospect[1]),
  phone: phone ?? "",
  email: email ?? "",
  need: message.trim().slice(0, REFERRAL_LIMITS.need[1]),
});

/** The lead, enquiry or message that a referral is made of. Without one there is nothing to wait for. */
export function useSourceProspect(source: ReferralsAddress["source"]) {
  const id = source?.id ?? "";
  const lead = useQuery({
    ...query["GET /api/leads/:id"]({ params: { id } }),
    enabled: source?.kind === "lead",
    select: ({ lead: found }) => prospectOf(found),
  });
  const enquiry = useQuery({
    ...query["GET /api/enquiries/:id"]({ params: { id } }),
    enabled: source?.kind === "enquiry",
    select: ({ enquiry: found }) => prospectOf(found),
  });
  const message = useQuery({
    ...query["GET /api/referrals/prospect"]({ query: { messageId: id } }),
    enabled: source?.kind === "message",
    select: prospectOf,
  });
  return source ? { lead, enquiry, message }[source.kind] : null;
}
