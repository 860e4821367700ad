import { type KeyboardEvent, type ReactNode, useRef } from "react";

interface LinkTabsProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  active: Tab;
  onShow: (tab: Tab) => void;
  /** Begins the id of a tab, by which its panel is labelled. */
  prefix: string;
  className: string;
  classOf: (isActive: boolean) => string;
  /** What stands on a tab. */
  children: (tab: Tab) => ReactNode;
}

/**
 * The tabs are links to their panels, so that they work before the scripts are there and without
 * them: the panels' styles then show the one that the address points at.
 */
export function LinkTabs<Tab extends string>(props: LinkTabsProps<Tab>) {
  const { tabs, active, onShow } = props;
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length] as Tab;
    onShow(next);
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`);
    tab?.focus();
    // The focus alone leaves a tab that is half in sight where it is.
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return (
    <div ref={list} role="tablist" aria-label={props.label} className={props.className}>
      {tabs.map((tab) => (
        <a
          key={tab}
          id={`${props.prefix}-${tab}`}
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
          className={props.classOf(tab === active)}
        >
          {props.children(tab)}
        </a>
      ))}
    </div>
  );
}
