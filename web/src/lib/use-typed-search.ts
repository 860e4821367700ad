import { useEffect, useState } from "react";

/** Long enough that a search is not asked for at every letter. */
export const SEARCH_PAUSE_MS = 250;

/** A search field: what stands in it, and what to look for once the typing pauses. */
export function useTypedSearch() {
  const [text, setText] = useState("");
  const [q, setQ] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return { text, setText, q };
}
