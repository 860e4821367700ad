import type { ReactNode } from "react";
import { Link } from "react-router";
import { LogoCompact } from "../../site/logo.tsx";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { ThemeSwitch } from "../../site/theme-switch.tsx";
import { cn } from "../../ui/class-names.ts";

interface AdminFrameProps {
  /** At the right end of the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The plain bar around every screen of the administration; it shares nothing with the site's header. */
export function AdminFrame({ actions, children }: AdminFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-field bg-brand px-4 py-2.5 text-sm font-medium text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-2.5"
      >
        Skip to content
      </a>
      <header className="border-b border-line bg-raised">
        <div className={cn(PAGE_WIDTH, "flex h-16 items-center gap-3")}>
          <Link to="/" className="flex min-h-10 items-center rounded-field">
            <LogoCompact />
          </Link>
          <span aria-hidden="true" className="h-6 w-px bg-line" />
          <p className="font-semibold tracking-[-0.01em]">Administration</p>
          <div className="ml-auto flex min-w-0 items-center gap-3">{actions}</div>
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
