import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface LinkTabsProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  active: Tab;
  onShow: (tab: Tab) => void;
  /** Begins the id of a tab, by which its panel is labelled. */
  prefix: string;
  className: string;
  classOf: (isActive: boolean) => string;
  /** The label of a tab. */
  children: (tab: Tab) => ReactNode;
}

/**
 * The tabs are links to their panels, so that they work before the scripts load and without
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
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  // Only sideways: the page itself stays where it is.
  useEffect(() => {
    const tab = list.current?.querySelector(`[data-tab="${active}"]`)?.getBoundingClientRect();
    if (!list.current || !tab) return;
    const { left, right } = list.current.getBoundingClientRect();
    list.current.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right);
  }, [active]);
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
