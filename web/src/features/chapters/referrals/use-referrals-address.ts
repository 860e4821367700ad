import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { readReferrals, type Slip, slipParts } from "./referrals-address.ts";

/** What the address shows of the member's referrals, and the ways to change it. */
export function useReferralsAddress() {
  const [search, change] = useAddressParams();
  return {
    ...readReferrals(search),
    open: (id: string | null) => change({ referral: id }),
    openSlip: (slip: Slip, thanksFor?: string) => change({ referral: null, ...slipParts(slip, thanksFor) }),
    closeSlip: () => change(slipParts(null)),
  };
}
