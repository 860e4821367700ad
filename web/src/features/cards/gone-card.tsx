import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { ErrorBody } from "@cardplaza/contract/errors";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** What the links of a deleted card show. */
export function GoneCard({ successor }: Pick<ErrorBody, "successor">) {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <h1 className="sr-only">{CARD_TEXT.gone}</h1>
      <EmptyState
        drawing="cards"
        title={CARD_TEXT.gone}
        text={successor ? `${successor.name} has another card now.` : "Its owner has taken it down."}
        action={
          <Button asChild>
            {successor ? (
              <Link to={CARD_PATHS.card(successor.slug)}>Open the new card</Link>
            ) : (
              <Link to="/create-card">Make your own card</Link>
            )}
          </Button>
        }
      />
    </div>
  );
}
