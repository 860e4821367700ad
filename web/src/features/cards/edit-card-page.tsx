import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { NotFound } from "../../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../../site/not-found-title.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import type { Route } from "./+types/edit-card-page.ts";
import { CardFormSkeleton } from "./form/card-form-skeleton.tsx";
import { EditCardForm } from "./form/edit-card-form.tsx";
import { useEditableCard } from "./form/use-editable-card.ts";

export default function EditCardPage({ params }: Route.ComponentProps) {
  // Going from a card to its copy and back fetches each again.
  return <EditCard key={params.id} id={params.id} />;
}

function EditCard({ id }: { id: string }) {
  const { card, missing, failed, isFetching, refetch } = useEditableCard(id);
  if (missing) {
    return (
      <>
        <title>{NOT_FOUND_TITLE}</title>
        <NotFound />
      </>
    );
  }
  return (
    <>
      <title>{`Edit ${card?.name ?? "card"} · ${PRODUCT_NAME}`}</title>
      {card ? (
        <EditCardForm card={card} />
      ) : failed ? (
        <ErrorState
          title="Your card did not load"
          className="flex-1 justify-center"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardFormSkeleton />
      )}
    </>
  );
}
