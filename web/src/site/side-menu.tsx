import { Lock, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { CountBadge } from "../ui/badge.tsx";
import { cn } from "../ui/class-names.ts";

export interface MenuEntry {
  label: string;
  /** What is shown where the whole label is only read out. */
  short?: string;
  /** How many wait there. */
  count?: number;
  icon: LucideIcon;
  to: string;
  isCurrent?: boolean;
  /** Opens the upgrade, for entries that the member's plan does not include. */
  onLocked?: () => void;
}

export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

interface SideMenuProps {
  label: string;
  groups: MenuGroup[];
  foot?: ReactNode;
}

/** The sidebar of a member's area: beside the content, or in a sheet. */
export function SideMenu({ label, groups, foot }: SideMenuProps) {
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label={label} className="grid gap-5">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </nav>
      {foot}
    </div>
  );
}

function Group({ title, entries }: MenuGroup) {
  const id = useId();
  return (
    <div>
      <p id={id} className="mb-1 px-3 text-xs font-medium text-muted">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const ROW =
  "flex min-h-10 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0";

function Entry({ label, short, count = 0, icon: Icon, to, isCurrent = false, onLocked }: MenuEntry) {
  if (onLocked) {
    return (
      <button type="button" onClick={onLocked} className={cn(ROW, "text-muted hover:bg-hover")}>
        <Icon aria-hidden="true" />
        <span className="flex-1">{label}</span>
        <Lock aria-hidden="true" className="size-4!" />
        <span className="sr-only">Premium</span>
      </button>
    );
  }
  return (
    <Link
      to={to}
      aria-label={short && label}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(ROW, isCurrent ? "bg-brand-soft text-brand-strong" : "text-ink hover:bg-hover")}
    >
      <Icon aria-hidden="true" />
      {short ?? label}
      <CountBadge count={count} className="ml-auto" />
    </Link>
  );
}
