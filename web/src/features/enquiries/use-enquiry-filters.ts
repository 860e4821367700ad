import { useEffect, useState } from "react";
import type { SentFilters } from "./use-enquiries.ts";

const PAUSE_MS = 250;

/** What is being looked for. A search starts when the typing pauses. */
export function useEnquiryFilters() {
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  const [status, setStatus] = useState<SentFilters["status"]>("all");
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const sent: SentFilters = { q, status };
  return { text, setText, status, setStatus, sent, isActive: q !== "" || status !== "all" };
}

export type EnquiryFiltersState = ReturnType<typeof useEnquiryFilters>;
