import { type RefObject, useEffect } from "react";

const MENU = "[data-message-menu]";
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Of hundreds of menus one is reached by Tab: the one that had the focus last, or the newest message's. The arrow keys
 * lead from one message to the next.
 */
export function useOneTabStop(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const menus = menusIn(list.current);
    if (!menus.some(({ tabIndex }) => tabIndex === 0)) makeTabStop(menus, menus.at(-1));
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener("keydown", moveFocus);
    return () => element?.removeEventListener("keydown", moveFocus);
  }, [list]);
}

function moveFocus(event: KeyboardEvent) {
  const { target, currentTarget, key } = event;
  const step = STEPS[key];
  if (!step || !(target instanceof HTMLElement) || !target.matches(MENU)) return;
  // Without this the key would open the menu, as Enter does.
  event.preventDefault();
  event.stopPropagation();
  const menus = menusIn(currentTarget as HTMLElement);
  const next = menus[step(menus.indexOf(target), menus.length - 1)];
  makeTabStop(menus, next);
  next?.focus();
}

const menusIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(MENU) ?? [])];

function makeTabStop(menus: readonly HTMLElement[], stop: HTMLElement | undefined) {
  for (const menu of menus) menu.tabIndex = menu === stop ? 0 : -1;
}
