import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { PALETTE_WORDS as words } from "./palette-words.ts";
import { PaletteSearch, type PaletteSearchProps } from "./palette-search.tsx";

/** Looks like a field and opens the search, as Ctrl+K does, on a Mac Command+K. */
export function PaletteButton({ hasScreen }: Pick<PaletteSearchProps, "hasScreen">) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener("keydown", openByKey);
    return () => removeEventListener("keydown", openByKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="flex h-10 min-w-10 items-center gap-2 rounded-field border border-line px-3 text-sm text-muted hover:bg-hover sm:w-64 lg:w-80"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only sm:not-sr-only">{words.open}</span>
        <kbd aria-hidden="true" className="ml-auto hidden font-sans text-xs sm:block">
          {navigator.platform.startsWith("Mac") ? words.keys.mac : words.keys.other}
        </kbd>
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title={words.title} className="mt-[10dvh] min-h-80">
          <PaletteSearch hasScreen={hasScreen} onDone={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}
