import type { CardTab } from "@cardplaza/contract/card-rules";
import { createContext, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { cn } from "../../../ui/class-names.ts";

const LABELS: Record<CardTab, string> = {
  contact: "Contact",
  services: "Services",
  products: "Products",
  gallery: "Gallery",
  "get-in-touch": "Get in Touch",
};

/** Whether the panel around is the one in sight. */
export const PanelInSight = createContext(false);

interface CardTabsProps {
  tabs: CardTab[];
  active: CardTab;
  onShow: (tab: CardTab) => void;
  panels: Record<CardTab, ReactNode>;
}

/**
 * The tabs are links to their panels, so that they work before the scripts are there and without
 * them: `card-view.css` then shows the panel that the address points at.
 */
export function CardTabs({ tabs, active, onShow, panels }: CardTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length] as CardTab;
    onShow(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className="card-tabs">
      {tabs.length > 1 && (
        <div
          ref={list}
          role="tablist"
          aria-label="Card sections"
          className="mb-4 flex gap-1 overflow-x-auto border-b border-(--card-line) print:hidden"
        >
          {tabs.map((tab) => (
            <a
              key={tab}
              id={`${prefix}-${tab}`}
              data-tab={tab}
              role="tab"
              href={`#${tab}`}
              aria-selected={tab === active}
              aria-controls={tab}
              tabIndex={tab === active ? 0 : -1}
              onKeyDown={move}
              onClick={(event) => {
                event.preventDefault();
                onShow(tab);
              }}
              className={cn(
                "flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                tab === active
                  ? "border-(--card-link) text-(--card-link)"
                  : "border-transparent text-(--card-muted) hover:text-(--card-ink)",
              )}
            >
              {LABELS[tab]}
            </a>
          ))}
        </div>
      )}
      {tabs.map((tab) => (
        <div
          key={tab}
          id={tab}
          {...(tabs.length > 1
            ? { role: "tabpanel", "aria-labelledby": `${prefix}-${tab}`, tabIndex: 0 }
            : {})}
          data-active={tab === active || undefined}
          className="card-panel"
        >
          <PanelInSight value={tab === active}>{panels[tab]}</PanelInSight>
        </div>
      ))}
    </div>
  );
}
