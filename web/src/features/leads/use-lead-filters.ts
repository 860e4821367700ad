import { useEffect, useState } from "react";
import { useAddressParams } from "../../lib/address/use-address-params.ts";
import { SEARCH_PAUSE_MS } from "../../lib/use-typed-search.ts";
import { LEAD_FILTERS, type LeadFilter, NO_FILTERS, readLeadFilters } from "./lead-filters.ts";

/** The filters, stored in the address. A search starts when the typing pauses. */
export function useLeadFilters() {
  const [search, change] = useAddressParams();
  const sent = readLeadFilters(search);
  const [text, setText] = useState(sent.q);
  // The last search that was typed here: any other came with the address, and the field follows it.
  const [typed, setTyped] = useState(sent.q);
  const [shown, setShown] = useState(sent.q);
  if (shown !== sent.q) {
    setShown(sent.q);
    if (sent.q !== typed) {
      setTyped(sent.q);
      setText(sent.q);
    }
  }
  useEffect(() => {
    const q = text.trim();
    if (q === typed) return;
    const pause = setTimeout(() => {
      setTyped(q);
      change({ q });
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, typed, change]);
  return {
    text,
    setText,
    sent,
    change: (part: Partial<Record<LeadFilter, string | null>>) => change(part),
    clear() {
      setText("");
      setTyped("");
      change(Object.fromEntries(LEAD_FILTERS.map((name) => [name, null])));
    },
    /** By one of those that a phone shows only when they are wanted. */
    isNarrowed: [sent.tag, sent.card, sent.from, sent.to].some((value) => value !== null),
    isActive: LEAD_FILTERS.some((name) => sent[name] !== NO_FILTERS[name]),
  };
}

export type LeadFiltersState = ReturnType<typeof useLeadFilters>;
