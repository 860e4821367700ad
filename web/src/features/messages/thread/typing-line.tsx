import { THREAD_WORDS } from "../messages-words.ts";

/** "Ravi is typing", in a line that is always there, so that nothing moves. */
export const TypingLine = ({ names }: { names: readonly string[] }) => (
  <p aria-live="off" className="h-5 shrink-0 truncate px-5 text-xs text-muted">
    {names.length > 0 && THREAD_WORDS.typing(names)}
  </p>
);
