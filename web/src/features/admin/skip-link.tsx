import { FRAME_WORDS } from "./admin-words.ts";

export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-field bg-brand px-4 py-2.5 text-sm font-medium text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2.5"
    >
      {FRAME_WORDS.skip}
    </a>
  );
}
