import { Menu } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { Sheet, SheetContent, SheetTrigger } from "../ui/sheet.tsx";
import { FOOTER_ID } from "./footer.tsx";
import { headerLinks, isCurrentPage, SHOWN_UNTIL_KNOWN, SIGN_IN } from "./site-links.ts";
import type { Viewer } from "./use-viewer.ts";

export function MobileMenu({ viewer, className }: { viewer: Viewer | null | undefined; className?: string }) {
  const location = useLocation();
  // Open on this very page: a change of the route closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);

  return (
    <div className={cn("flex", className)}>
      <Sheet open={openOn === location.key} onOpenChange={(open) => setOpenOn(open ? location.key : null)}>
        <SheetTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="Menu" className="noscript:hidden">
            <Menu />
          </Button>
        </SheetTrigger>
        <SheetContent title="Menu" side="right" className="w-[min(20rem,calc(100vw-48px))]">
          <nav aria-label="Main">
            <ul className="-mx-3 flex flex-col">
              {headerLinks(viewer).map(({ to, label, until }) => (
                <li key={to} className={until && SHOWN_UNTIL_KNOWN[until]}>
                  <Link
                    to={to}
                    aria-current={isCurrentPage(to, location) ? "page" : undefined}
                    className="flex min-h-12 items-center rounded-field px-3 text-base font-medium text-ink hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {viewer === null && (
            <Button asChild size="lg" className="mt-6 w-full">
              <Link to={SIGN_IN.to}>{SIGN_IN.label}</Link>
            </Button>
          )}
        </SheetContent>
      </Sheet>
      {/* Without script the sheet cannot open; the footer has the same places. */}
      <Button asChild variant="ghost" size="icon" className="hidden noscript:inline-flex">
        <a href={`#${FOOTER_ID}`} aria-label="Menu">
          <Menu />
        </a>
      </Button>
    </div>
  );
}
