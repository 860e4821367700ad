import { Menu } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { Sheet, SheetContent, SheetTrigger } from "../ui/sheet.tsx";
import { FOOTER_ID } from "./footer.tsx";
import { headerLinks, isCurrentPage, SIGN_IN } from "./site-links.ts";
import type { Viewer } from "./use-viewer.ts";

export function MobileMenu({ viewer, className }: { viewer: Viewer | null; className?: string }) {
  const location = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [location.key]);

  return (
    <div className={cn("flex", className)}>
      <Sheet open={open} onOpenChange={setOpen}>
        <SheetTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="Menu" className="noscript:hidden">
            <Menu />
          </Button>
        </SheetTrigger>
        <SheetContent title="Menu" side="right" className="w-[min(20rem,calc(100vw-48px))]">
          <nav aria-label="Main">
            <ul className="-mx-3 flex flex-col">
              {headerLinks(viewer).map(({ to, label }) => (
                <li key={to}>
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
          {!viewer && (
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
