import { useSearchParams } from "react-router";
import { readReferrals, type Slip, withReferral, withSlip } from "./referrals-address.ts";

const IN_PLACE = { replace: true, preventScrollReset: true };

/** What the address shows of the member's referrals, and the ways to change it. */
export function useReferralsAddress() {
  const [search, setSearch] = useSearchParams();
  return {
    ...readReferrals(search),
    open: (id: string | null) => setSearch((now) => withReferral(now, id), IN_PLACE),
    openSlip: (slip: Slip, thanksFor?: string) =>
      setSearch((now) => withSlip(withReferral(now, null), slip, thanksFor), IN_PLACE),
    closeSlip: () => setSearch((now) => withSlip(now, null), IN_PLACE),
  };
}
