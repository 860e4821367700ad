import { THREAD_WORDS } from "../messages-words.ts";

/** "Ravi is typing", in a line that is always there, so that nothing moves. */
export function TypingLine({ names }: { names: readonly string[] }) {
  const [one, other, ...more] = names;
  return (
    <p aria-live="off" className="h-5 shrink-0 truncate px-5 text-xs text-muted">
      {one === undefined
        ? null
        : more.length > 0
          ? THREAD_WORDS.typing.more
          : other === undefined
            ? THREAD_WORDS.typing.one(one)
            : THREAD_WORDS.typing.two(one, other)}
    </p>
  );
}
