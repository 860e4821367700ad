import { useRef } from "react";

/**
 * Brings the focus back to what opened a dialog, also when that was no Radix trigger
 * or was a row of a menu that is gone by then.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = focusedOrItsMenu();
    },
    onCloseAutoFocus(event: Event) {
      const back = opener.current?.isConnected ? opener.current : placeLeft();
      if (!back) return;
      event.preventDefault();
      back.focus({ preventScroll: back !== opener.current });
    },
  };
}

// The opener is gone, for example with a deleted card: the focus moves to the start of the content.
const placeLeft = () =>
  document.activeElement === document.body ? document.querySelector<HTMLElement>("main") : null;

function focusedOrItsMenu() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menuTriggerId = focused.closest('[role="menu"]')?.getAttribute("aria-labelledby");
  return menuTriggerId ? document.getElementById(menuTriggerId) : focused;
}
