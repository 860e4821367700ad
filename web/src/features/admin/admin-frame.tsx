import type { ReactNode } from "react";
import { Link } from "react-router";
import { LogoCompact } from "../../site/logo.tsx";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { ThemeSwitch } from "../../site/theme-switch.tsx";
import { cn } from "../../ui/class-names.ts";
import { FRAME_WORDS } from "./admin-words.ts";
import { SkipLink } from "./skip-link.tsx";

/** The plain bar around the sign-in; it shares nothing with the site's header. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-raised">
        <div className={cn(PAGE_WIDTH, "flex h-16 items-center gap-3")}>
          <Link to="/" className="flex min-h-10 items-center rounded-field">
            <LogoCompact />
          </Link>
          <span aria-hidden="true" className="h-6 w-px bg-line" />
          <p className="font-semibold tracking-[-0.01em]">{FRAME_WORDS.area}</p>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <footer className={cn(PAGE_WIDTH, "flex justify-end py-5")}>
        <ThemeSwitch />
      </footer>
    </div>
  );
}
