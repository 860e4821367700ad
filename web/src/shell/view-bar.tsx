import { Eye } from "lucide-react";
import { stopViewing, viewing } from "../lib/storage/viewing.ts";
import { Button } from "../ui/button.tsx";
import { VIEW_BAR_WORDS as words } from "./view-words.ts";

/** On every page of a tab in which an administrator looks at the product as a member. */
export function ViewBar() {
  const view = viewing();
  if (!view) return null;
  return (
    <aside
      aria-label={words.label}
      className="fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-xl items-center gap-3 rounded-card border border-warning bg-warning-soft px-4 py-2.5 text-sm text-ink shadow-float md:bottom-4 print:hidden"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 wrap-anywhere">{words.viewing(view.name)}</p>
      <Button size="sm" variant="secondary" onClick={() => stopViewing(view)}>
        {words.stop}
      </Button>
    </aside>
  );
}
