import { useSearchParams } from "react-router";

const ENQUIRY_TABS = ["received", "sent", "asks"] as const;
export type EnquiryTab = (typeof ENQUIRY_TABS)[number];

/**
 * Which tab and which enquiry is open is in the address, so notifications lead there and Back works. Without a tab an
 * enquiry was received.
 */
export function useEnquiryAddress() {
  const [search, setSearch] = useSearchParams();
  const named = search.get("tab") as EnquiryTab | null;
  const openId = search.get("enquiry");
  const tab = named && ENQUIRY_TABS.includes(named) ? named : openId ? "received" : null;
  const change = (next: Record<string, string | null>, replace = false) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const [name, value] of Object.entries(next)) {
          if (value === null) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      { replace, preventScrollReset: true },
    );
  const inbox = search.get("inbox") ?? undefined;
  return {
    /** The tab; null if the address names none. */
    tab,
    openId,
    /** The inbox that is shown; without it, all. */
    inbox,
    showInbox: (next: string) => change({ inbox: next || null, enquiry: null }, true),
    linkTo: (id: string, side: "owner" | "buyer") =>
      `?${new URLSearchParams({ tab: side === "buyer" ? "sent" : "received", ...(inbox && { inbox }), enquiry: id })}`,
    showTab: (next: EnquiryTab) => change({ tab: next, enquiry: null }, true),
    close: () => change({ enquiry: null }),
  };
}
