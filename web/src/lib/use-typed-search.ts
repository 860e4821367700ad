import { useEffect, useState } from "react";

/** Long enough that not every letter starts a search. */
export const SEARCH_PAUSE_MS = 250;

/** A search field: its text, and the text to search for once the typing pauses. */
export function useTypedSearch(begin = "") {
  const [text, setText] = useState(begin);
  const [q, setQ] = useState(begin);
  useEffect(() => {
    const pause = setTimeout(() => setQ(text.trim()), SEARCH_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return { text, setText, q };
}
