import { useAddressParams } from "../../lib/address/use-address-params.ts";

/** The dialog is open while the address says `?upgrade=true`, so a link opens it as well as a button. */
export function useUpgradeDialog() {
  const [search, change] = useAddressParams();
  return {
    isOpen: search.get("upgrade") === "true",
    /** Where the member wanted to go before they were asked to upgrade. */
    redirect: search.get("redirect"),
    show: () => change({ upgrade: "true" }),
    hide: () => change({ upgrade: null, redirect: null }),
  };
}
