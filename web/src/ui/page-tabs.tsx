import { type ReactNode, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { cn } from "./class-names.ts";
import { LinkTabs } from "./link-tabs.tsx";

interface PageTabsProps<Tab extends string> {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs in order, with their labels. */
  labels: Readonly<Record<Tab, string>>;
  /** A tab without a panel is left out; the first one has a panel. */
  panels: Partial<Record<Tab, ReactNode>>;
  counts: Partial<Record<Tab, number>>;
}

/** Links to their panels; without scripts `page-tabs.css` shows the panel that the address points at. */
export function PageTabs<Tab extends string>({ label, labels, panels, counts }: PageTabsProps<Tab>) {
  const prefix = useId();
  const tabs = (Object.keys(labels) as Tab[]).filter((tab) => panels[tab] !== undefined);
  const [shown, choose] = useTabOfAddress();
  const active: Tab = tabs.find((tab) => tab === shown) ?? (tabs[0] as Tab);
  return (
    <div className="page-tabs mt-8">
      <LinkTabs
        label={label}
        tabs={tabs}
        active={active}
        onShow={choose}
        prefix={prefix}
        className="-mx-4 flex gap-1 overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] sm:mx-0 sm:px-0"
        classOf={(isActive) =>
          cn(
            "flex h-11 shrink-0 items-center gap-1.5 border-b-2 px-2.5 text-sm sm:px-3 font-medium whitespace-nowrap -outline-offset-2",
            isActive ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
          )
        }
      >
        {(tab) => (
          <>
            {labels[tab]}
            {(counts[tab] ?? 0) > 0 && (
              <span className="text-muted tabular-nums">{counts[tab]?.toLocaleString("en-IN")}</span>
            )}
          </>
        )}
      </LinkTabs>
      {tabs.map((tab) => (
        <div
          key={tab}
          id={tab}
          role="tabpanel"
          aria-labelledby={`${prefix}-${tab}`}
          // A link to it moves the focus here, so that Tab goes on inside; no key stops here, so no ring is due.
          tabIndex={-1}
          data-active={tab === active || undefined}
          className="page-panel scroll-mt-20 pt-6 outline-none"
        >
          {panels[tab]}
        </div>
      ))}
    </div>
  );
}

/**
 * The tab that the address points at. One that is chosen is written there too, so that a link elsewhere
 * on the page leads back to its own.
 */
function useTabOfAddress() {
  const [shown, setShown] = useState("");
  useEffect(() => {
    const read = () => {
      // A link for a review comes with its code, and leads to where it is written.
      const requested = new URLSearchParams(location.search).has("review") ? "reviews" : "";
      setShown(location.hash.slice(1) || requested);
    };
    const follow = () => {
      flushSync(read);
      // The browser could not scroll to a panel that was still hidden.
      const panel = document.querySelector<HTMLElement>(".page-panel:target");
      panel?.scrollIntoView();
      panel?.focus({ preventScroll: true });
    };
    read();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const choose = (tab: string) => {
    history.replaceState(history.state, "", `#${tab}`);
    setShown(tab);
  };
  return [shown, choose] as const;
}
