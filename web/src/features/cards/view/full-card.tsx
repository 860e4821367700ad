import type { ReactNode } from "react";

interface FullCardProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * The lower half of the card: behind a toggle on small screens, always open from 1280 px on. The
 * toggle is a link to what it opens, so it works before the scripts are there.
 */
export function FullCard({ isOpen, onToggle, children }: FullCardProps) {
  return (
    <>
      <a
        href="#full-card"
        role="button"
        aria-expanded={isOpen}
        aria-controls="full-card"
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          onToggle();
        }}
        className="mt-5 flex min-h-11 items-center justify-center rounded-(--card-button) border border-(--card-line) text-sm font-medium hover:bg-(--card-primary)/8 min-[1280px]:hidden print:hidden"
      >
        {isOpen ? "Hide Full Card" : "View Full Card"}
      </a>
      <div id="full-card" data-open={isOpen || undefined} className="full-card mt-6">
        {children}
      </div>
    </>
  );
}
