import { activeTab, type CardTab } from "@cardplaza/contract/cards/card-rules";
import { useState, useSyncExternalStore } from "react";

/**
 * Which tab of a card is shown, and whether its lower half is open. Until somebody has chosen here,
 * `requested` decides, and otherwise the address, which may have changed before the scripts ran.
 */
export function useCardPanels(tabs: CardTab[], requested?: CardTab) {
  const pointed = useSyncExternalStore(subscribeToHash, readHash, () => "");
  const [chosen, setChosen] = useState<CardTab>();
  const [opened, setOpened] = useState<boolean>();
  const [handled, setHandled] = useState(requested);
  if (handled !== requested) {
    setHandled(requested);
    setChosen(undefined);
    setOpened(undefined);
  }
  const fromAddress = tabs.find((tab) => pointed === `#${tab}`);
  return {
    tab: activeTab(chosen ?? requested ?? fromAddress ?? "contact", tabs),
    isOpen: opened ?? (requested !== undefined || fromAddress !== undefined || pointed === "#full-card"),
    setOpen: setOpened,
    show: (tab: CardTab) => {
      setChosen(tab);
      setOpened(true);
    },
  };
}

const readHash = () => location.hash;

function subscribeToHash(notify: () => void) {
  addEventListener("hashchange", notify);
  return () => removeEventListener("hashchange", notify);
}
