import { useEffect, useState } from "react";
import type { SentFilters } from "./use-my-leads.ts";

const PAUSE_MS = 250;

/** What is being looked for. A search starts when the typing pauses. */
export function useLeadFilters() {
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  const [status, setStatus] = useState<SentFilters["status"]>("all");
  const [tag, setTag] = useState<string | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const sent: SentFilters = { q, status, tag };
  const isActive = q !== "" || status !== "all" || tag !== null;
  return { text, setText, status, setStatus, tag, setTag, sent, isActive };
}

export type LeadFiltersState = ReturnType<typeof useLeadFilters>;
