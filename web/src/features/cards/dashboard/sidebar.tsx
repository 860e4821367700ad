import { Lock, Sparkles } from "lucide-react";
import { Link } from "react-router";
import { UPGRADE } from "../../../shell/site-links.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { entryState, type Section, sectionFacts, sectionPath, SECTIONS } from "./sections.ts";

interface SidebarProps {
  current: Section;
  /** Undefined while the plan is not known. */
  premium: boolean | undefined;
  onUpgrade: () => void;
}

export function Sidebar({ current, premium, onUpgrade }: SidebarProps) {
  return (
    <div className="flex flex-col gap-6">
      <nav aria-label="Cards dashboard">
        <ul className="grid gap-1">
          {(Object.keys(SECTIONS) as Section[]).map((section) => (
            <Entry
              key={section}
              section={section}
              isCurrent={section === current}
              state={entryState(section, premium)}
              onUpgrade={onUpgrade}
            />
          ))}
        </ul>
      </nav>
      {premium === false && (
        <Button onClick={onUpgrade} className="w-full">
          <Sparkles /> {UPGRADE.label}
        </Button>
      )}
    </div>
  );
}

interface EntryProps {
  section: Section;
  isCurrent: boolean;
  state: ReturnType<typeof entryState>;
  onUpgrade: () => void;
}

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm font-medium transition-colors duration-150 [&_svg]:size-4.5 [&_svg]:shrink-0";

function Entry({ section, isCurrent, state, onUpgrade }: EntryProps) {
  const { label, icon: Icon } = sectionFacts(section);
  if (state === "absent") return null;
  return (
    <li>
      {state === "open" ? (
        <Link
          to={sectionPath(section)}
          aria-current={isCurrent ? "page" : undefined}
          className={cn(row, isCurrent ? "bg-brand-soft text-brand-strong" : "text-ink hover:bg-hover")}
        >
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ) : (
        <button type="button" onClick={onUpgrade} className={cn(row, "text-muted hover:bg-hover")}>
          <Icon aria-hidden="true" />
          <span className="flex-1">{label}</span>
          <Lock aria-hidden="true" className="size-4!" />
          <span className="sr-only">Premium</span>
        </button>
      )}
    </li>
  );
}
