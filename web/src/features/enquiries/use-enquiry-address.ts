import { useAddressParams } from "../../lib/address/use-address-params.ts";

const ENQUIRY_TABS = ["received", "sent", "asks"] as const;
export type EnquiryTab = (typeof ENQUIRY_TABS)[number];

/**
 * Which tab and which enquiry is open is in the address, so notifications lead there and Back works. Without a tab an
 * enquiry was received.
 */
export function useEnquiryAddress() {
  const [search, change] = useAddressParams();
  const named = search.get("tab") as EnquiryTab | null;
  const openId = search.get("enquiry");
  const tab = named && ENQUIRY_TABS.includes(named) ? named : openId ? "received" : null;
  const inbox = search.get("inbox") ?? undefined;
  return {
    /** The tab; null if the address names none. */
    tab,
    openId,
    /** The inbox that is shown; without it, all. */
    inbox,
    showInbox: (next: string) => change({ inbox: next, enquiry: null }),
    linkTo: (id: string, side: "owner" | "buyer") =>
      `?${new URLSearchParams({ tab: side === "buyer" ? "sent" : "received", ...(inbox && { inbox }), enquiry: id })}`,
    showTab: (next: EnquiryTab) => change({ tab: next, enquiry: null }),
    close: () => change({ enquiry: null }, { push: true }),
  };
}
