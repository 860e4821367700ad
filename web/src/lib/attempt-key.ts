import { useRef } from "react";

/** One idempotency key per content: a retry after a lost response uses the same key. */
export function useAttemptKey() {
  const last = useRef<{ text: string; key: string } | null>(null);
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
