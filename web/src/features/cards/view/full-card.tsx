import { type ReactNode, useEffect, useState } from "react";

/**
 * The lower half of the card: behind a toggle on small screens, always open from 1280 px on. The
 * toggle is a link to what it opens, so it works before the scripts are there.
 */
export function FullCard({ openAsked, children }: { openAsked: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (location.hash) setOpen(true);
  }, []);
  useEffect(() => {
    if (openAsked > 0) setOpen(true);
  }, [openAsked]);
  return (
    <>
      <a
        href="#full-card"
        role="button"
        aria-expanded={isOpen}
        aria-controls="full-card"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
        className="mt-5 flex min-h-11 items-center justify-center rounded-[10px] border border-(--card-line) text-sm font-medium hover:bg-(--card-primary)/8 min-[1280px]:hidden"
      >
        {isOpen ? "Hide Full Card" : "View Full Card"}
      </a>
      <div id="full-card" data-open={isOpen || undefined} className="full-card mt-6">
        {children}
      </div>
    </>
  );
}
