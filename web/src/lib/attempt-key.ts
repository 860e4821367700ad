import { useRef } from "react";

/** One key for each thing that is sent: sent again because no answer came, it keeps its key. */
export function useAttemptKey() {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
