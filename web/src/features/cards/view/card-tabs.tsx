import type { CardTab } from "@cardplaza/contract/cards/card-rules";
import { createContext, type ReactNode, useId } from "react";
import { cn } from "../../../ui/class-names.ts";
import { LinkTabs } from "../../../ui/link-tabs.tsx";

const LABELS: Record<CardTab, string> = {
  contact: "Contact",
  services: "Services",
  products: "Products",
  gallery: "Gallery",
  "get-in-touch": "Get in Touch",
};

/** Whether the surrounding panel is the visible one. */
export const PanelInSight = createContext(false);

interface CardTabsProps {
  tabs: CardTab[];
  active: CardTab;
  onShow: (tab: CardTab) => void;
  panels: Record<CardTab, ReactNode>;
}

/** Links to their panels; without scripts `card-view.css` shows the panel that the address points at. */
export function CardTabs({ tabs, active, onShow, panels }: CardTabsProps) {
  const prefix = useId();
  return (
    <div className="card-tabs">
      {tabs.length > 1 && (
        <LinkTabs
          label="Card sections"
          tabs={tabs}
          active={active}
          onShow={onShow}
          prefix={prefix}
          className="mb-4 flex gap-1 overflow-x-auto border-b border-(--card-line) print:hidden"
          classOf={(isActive) =>
            cn(
              "flex min-h-11 items-center border-b-2 px-2 text-sm font-medium whitespace-nowrap -outline-offset-2",
              isActive
                ? "border-(--card-link) text-(--card-link)"
                : "border-transparent text-(--card-muted) hover:text-(--card-ink)",
            )
          }
        >
          {(tab) => LABELS[tab]}
        </LinkTabs>
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
