import { Menu } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { latePart } from "../first-visit/late-part.ts";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { FOOTER_ID } from "./footer.tsx";
import type { Viewer } from "../lib/use-viewer.ts";

// Most visitors of a card never open it, so they need not load it.
const loadSheet = () => import("./mobile-menu-sheet.tsx");
const MobileMenuSheet = latePart(() => loadSheet().then((module) => module.MobileMenuSheet));

export function MobileMenu({ viewer, className }: { viewer: Viewer | null | undefined; className?: string }) {
  const location = useLocation();
  // Open on this very page: a change of the route closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === location.key;

  return (
    <div className={cn("flex", className)}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="noscript:hidden"
        onPointerEnter={() => void loadSheet().catch(() => {})}
        onClick={() => setOpenOn(location.key)}
      >
        <Menu />
      </Button>
      {openOn !== null && (
        <Suspense>
          <MobileMenuSheet
            viewer={viewer}
            open={isOpen}
            onOpenChange={(open) => setOpenOn(open ? location.key : "")}
          />
        </Suspense>
      )}
      {/* Without script the sheet cannot open; the footer has the same places. */}
      <Button asChild variant="ghost" size="icon" className="hidden noscript:inline-flex">
        <a href={`#${FOOTER_ID}`} aria-label="Menu">
          <Menu />
        </a>
      </Button>
    </div>
  );
}
