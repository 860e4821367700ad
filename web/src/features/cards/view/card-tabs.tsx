import { activeTab, type CardTab } from "@cardplaza/contract/card-rules";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cn } from "../../../ui/class-names.ts";

const LABELS: Record<CardTab, string> = {
  contact: "Contact",
  services: "Services",
  products: "Products",
  gallery: "Gallery",
  "get-in-touch": "Get in Touch",
};

interface CardTabsProps {
  tabs: CardTab[];
  panels: Record<CardTab, ReactNode>;
  /** Counts up each time somebody asks for the form from elsewhere on the card. */
  formAsked: number;
  /** A tab to show, each time it changes. */
  asked?: CardTab;
}

/**
 * The tabs are links to their panels, so that they work before the scripts are there and without
 * them: `app.css` then shows the panel that the address points at.
 */
export function CardTabs({ tabs, panels, formAsked, asked }: CardTabsProps) {
  const [wanted, setWanted] = useState<CardTab>("contact");
  const active = activeTab(wanted, tabs);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  useEffect(() => {
    const pointed = tabs.find((tab) => location.hash === `#${tab}`);
    if (pointed) setWanted(pointed);
    // Only what the address said when the card came alive: `tabs` may change, the address has been used.
  }, []);
  useEffect(() => {
    if (formAsked > 0) setWanted("get-in-touch");
  }, [formAsked]);
  useEffect(() => {
    if (asked) setWanted(asked);
  }, [asked]);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length] as CardTab;
    setWanted(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div className="card-tabs">
      {tabs.length > 1 && (
        <div ref={list} role="tablist" aria-label="Card sections" onKeyDown={move} className="mb-4 flex gap-1 overflow-x-auto border-b border-(--card-line)">
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
              onClick={(event) => {
                event.preventDefault();
                setWanted(tab);
              }}
              className={cn(
                "flex min-h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                tab === active ? "border-(--card-link) text-(--card-link)" : "border-transparent opacity-80 hover:opacity-100",
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
          {...(tabs.length > 1 ? { role: "tabpanel", "aria-labelledby": `${prefix}-${tab}`, tabIndex: 0 } : {})}
          data-active={tab === active || undefined}
          className="card-panel"
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  );
}
