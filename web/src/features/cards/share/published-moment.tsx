import { usePublishedCard } from "./published-state.ts";
import { ShareMoment } from "./share-moment.tsx";

/** The moment after a card was published, if there is one. */
export function PublishedMoment() {
  const { card, close } = usePublishedCard();
  return card && <ShareMoment card={card} onClose={close} />;
}
