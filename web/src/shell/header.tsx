import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { loadPatiently } from "../first-visit/load-patiently.ts";
import { samePart } from "../first-visit/same-parts.ts";
import { Button } from "../ui/button.tsx";
import { cn } from "../ui/class-names.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";
import { LogoCompact, LogoWide } from "../site/logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { PAGE_WIDTH } from "../ui/page-width.ts";
import { headerLinks, isCurrentPage, SHOWN_UNTIL_KNOWN, SIGN_IN, type SiteLink } from "../site/site-links.ts";
import type { Viewer } from "../lib/use-viewer.ts";

// Most visitors have no account, so they need not load the menu of one.
const ProfileMenu = lazy(() =>
  loadPatiently(() => import("./profile-menu.tsx")).then((module) => ({ default: module.ProfileMenu })),
);

const NotificationBell = lazyWithQueries(() =>
  import("../features/notifications/notification-bell.tsx").then((module) => module.NotificationBell),
);

// A line that lies on the hairline under the header.
const UNDERLINED =
  "text-ink after:absolute after:inset-x-2.5 after:-bottom-[13px] after:h-0.5 after:rounded-full after:bg-brand";

export interface HeaderProps {
  /** null for a visitor; undefined while it is not known who looks. */
  viewer: Viewer | null | undefined;
  onLogOut: () => void;
}

function DrawnHeader({ viewer, onLogOut }: HeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-raised print:hidden">
      <div className={cn(PAGE_WIDTH, "flex h-16 items-center gap-2")}>
        <Link
          to="/"
          className="mr-auto flex min-h-10 min-w-11 pointer-coarse:min-h-11 items-center rounded-field min-[1120px]:mr-5"
        >
          <LogoWide className="hidden md:inline-flex" />
          <LogoCompact className="md:hidden" />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden min-[1120px]:block">
          <ul className="flex items-center">
            {headerLinks(viewer).map((link) => (
              <li key={link.to} className={link.until && SHOWN_UNTIL_KNOWN[link.until]}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <Button asChild variant="ghost" size="icon">
          <Link to="/search" aria-label="Search">
            <Search />
          </Link>
        </Button>
        {viewer ? (
          <Suspense fallback={<MemberPlaceholder />}>
            <NotificationBell />
            <ProfileMenu viewer={viewer} onLogOut={onLogOut} />
          </Suspense>
        ) : (
          <>
            {viewer === undefined && <MemberPlaceholder className="hidden in-data-session:flex" />}
            <Button asChild className={viewer === undefined ? "in-data-session:hidden" : undefined}>
              <Link to={SIGN_IN.to}>{SIGN_IN.label}</Link>
            </Button>
          </>
        )}
        <MobileMenu viewer={viewer} className="min-[1120px]:hidden" />
      </div>
    </header>
  );
}

export const Header =
  import.meta.env.SSR && !import.meta.env.DEV
    ? samePart("header", DrawnHeader, useCurrentLinks)
    : DrawnHeader;

/** All that the header depends on while it is not known who looks. */
function useCurrentLinks({ viewer }: HeaderProps): string | undefined {
  const location = useLocation();
  if (viewer !== undefined) return undefined;
  const current = headerLinks(viewer).filter((link) => isCurrentPage(link, location));
  return current.map(({ to }) => to).join(" ");
}

/** Takes the room of bell and menu while they are on their way. */
function MemberPlaceholder({ className = "flex" }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn("h-10 w-[118px] items-center justify-end pr-7.5", className)}>
      <Skeleton className="size-8 rounded-full" />
    </span>
  );
}

function HeaderLink({ to, label, also }: SiteLink) {
  const current = isCurrentPage({ to, also }, useLocation());
  return (
    <Link
      to={to}
      aria-current={current ? "page" : undefined}
      className={cn(
        "relative flex h-10 items-center rounded-field px-2.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:text-ink",
        current ? UNDERLINED : "text-muted",
      )}
    >
      {label}
    </Link>
  );
}
