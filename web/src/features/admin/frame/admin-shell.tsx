import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { LogoCompact } from "../../../site/logo.tsx";
import { ThemeSwitch } from "../../../site/theme-switch.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { FRAME_WORDS } from "../admin-words.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { SkipLink } from "../skip-link.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { screenAt, screensFor } from "./admin-screens.ts";

interface AdminShellProps {
  admin: Admin;
  children: ReactNode;
}

/** Around every screen of a signed-in administrator: a sidebar on a computer, a bar with a drawer on a phone. */
export function AdminShell({ admin, children }: AdminShellProps) {
  const { key } = useLocation();
  const screens = screensFor(admin.role);
  // Open on this very page: choosing a screen closes the drawer.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[248px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SkipLink />
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-raised px-4 sm:px-6 lg:col-start-2">
        <Button
          variant="ghost"
          size="icon"
          className="-ml-2 lg:hidden"
          aria-label={FRAME_WORDS.openMenu}
          aria-expanded={openOn === key}
          onClick={() => setOpenOn(key)}
        >
          <MenuIcon />
        </Button>
        <Brand className="lg:hidden" />
        <div className="ml-auto flex min-w-0 items-center gap-2 lg:flex-1 lg:justify-between">
          <PaletteButton hasScreen={(path) => screenAt(screens, path) !== undefined} />
          <AccountMenu admin={admin} />
        </div>
      </header>
      <aside
        aria-label={FRAME_WORDS.sections}
        className="hidden border-r border-line bg-raised lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block"
      >
        <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto">
          <Brand className="h-16 shrink-0 border-b border-line px-5" />
          <div className="flex-1 px-3 py-5">
            <AdminMenu role={admin.role} />
          </div>
        </div>
      </aside>
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none lg:col-start-2">
        {children}
        <footer className={cn(PAGE_WIDTH, "mt-auto flex justify-end py-5")}>
          <ThemeSwitch />
        </footer>
      </main>
      <Sheet open={openOn === key} onOpenChange={(open) => setOpenOn(open ? key : null)}>
        <SheetContent title={FRAME_WORDS.area} side="left">
          <AdminMenu role={admin.role} />
        </SheetContent>
      </Sheet>
    </div>
  );
}

function Brand({ className }: { className: string }) {
  return (
    <div className={cn("flex min-w-0 items-center gap-3", className)}>
      <Link to="/" aria-label={FRAME_WORDS.toSite} className="flex min-h-10 items-center rounded-field">
        <LogoCompact />
      </Link>
      <p className="truncate font-semibold tracking-[-0.01em]">{FRAME_WORDS.area}</p>
    </div>
  );
}
