import { useEffect, useState } from "react";
import type { ContactFilters } from "./use-contacts.ts";

const PAUSE_MS = 250;

/** What is being looked for. A search starts when the typing pauses. */
export function useContactFilters() {
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const sent: ContactFilters = { q, tag };
  return { text, setText, tag, setTag, sent, isActive: q !== "" || tag !== null };
}

export type ContactFiltersState = ReturnType<typeof useContactFilters>;
