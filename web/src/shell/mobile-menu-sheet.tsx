import { Link, useLocation } from "react-router";
import { Button } from "../ui/button.tsx";
import { Sheet, SheetContent } from "../ui/overlays/sheet.tsx";
import { headerLinks, isCurrentPage, SHOWN_UNTIL_KNOWN, SIGN_IN } from "../site/site-links.ts";
import type { Viewer } from "../lib/use-viewer.ts";

interface MobileMenuSheetProps {
  viewer: Viewer | null | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MobileMenuSheet({ viewer, open, onOpenChange }: MobileMenuSheetProps) {
  const location = useLocation();
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title="Menu" side="right" className="w-[min(20rem,calc(100vw-48px))]">
        <nav aria-label="Main">
          <ul className="-mx-3 flex flex-col">
            {headerLinks(viewer).map(({ to, label, until, also }) => (
              <li key={to} className={until && SHOWN_UNTIL_KNOWN[until]}>
                <Link
                  to={to}
                  aria-current={isCurrentPage({ to, also }, location) ? "page" : undefined}
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
  );
}
