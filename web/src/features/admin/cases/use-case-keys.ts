import { useEffect, useEffectEvent } from "react";

export type CaseKeys = Readonly<Record<string, () => void>>;

/** Single keys that act on what is shown; not while somebody types, in a dialog of its own, or with a menu open. */
export function useCaseKeys(isOn: boolean, keys: CaseKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role="menu"]')) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=checkbox], [type=radio]), textarea, select") || target.isContentEditable);
