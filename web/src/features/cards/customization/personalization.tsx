import { cardLabel } from "@cardplaza/contract/cards/card-rules";
import {
  CUSTOMIZATION_TEXT,
  CUSTOMIZATION_TOAST,
} from "@cardplaza/contract/cards/customization/customization-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { withWayBack } from "../own-cards/sections.ts";
import { DesignEditor } from "./design-editor.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { PersonalizationHeading } from "./personalization-heading.tsx";
import { useChosenCard } from "./use-chosen-card.ts";

/** Card Personalization: one of the member's cards, and how it looks. */
export function Personalization() {
  const { state, cards, card, choose, isFetching, refetch } = useChosenCard();
  if (state === "there" && card) {
    return (
      // Another card is another design: nothing of one is carried over to the next.
      <DesignEditor
        key={card._id}
        card={card}
        selector={
          <Select
            aria-label="Business card"
            className="sm:w-72"
            value={card._id}
            onChange={({ target }) => choose(target.value)}
            options={cards.map((each) => ({ value: each._id, label: cardLabel(each) }))}
          />
        }
      />
    );
  }
  const askForCard = () => toast({ ...CUSTOMIZATION_TOAST.noCard, variant: "destructive" });
  return (
    <>
      <PersonalizationHeading onReset={askForCard} onSave={askForCard} />
      {state === "loading" ? (
        <EditorSkeleton />
      ) : state === "failed" ? (
        <ErrorState title="Your cards did not load" retrying={isFetching} onRetry={refetch} />
      ) : (
        <Panel>
          <EmptyState
            drawing="cards"
            title={CUSTOMIZATION_TEXT.noCards}
            action={
              <Button asChild>
                <Link to={withWayBack("/create-card", "customization")}>
                  {CUSTOMIZATION_TEXT.createFirst}
                </Link>
              </Button>
            }
          />
        </Panel>
      )}
    </>
  );
}
