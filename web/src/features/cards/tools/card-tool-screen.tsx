import { ArrowLeft } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { LoadingMark } from "../../../site/loading-screen.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CardSelect } from "./card-select.tsx";
import type { CardTool } from "../card-tools.ts";
import { MyCardSkeleton } from "../own-cards/my-card-skeleton.tsx";
import { NoCard } from "../own-cards/no-card.tsx";
import { SectionHeading } from "../own-cards/section-heading.tsx";
import { DASHBOARD } from "../own-cards/sections.ts";
import { useToolCards } from "./use-tool-cards.ts";

/** A premium tool for one of the member's cards. `?card=` chooses another than the main card. */
export function CardToolScreen({ tool: { label, text, withoutCard, screen: Screen } }: { tool: CardTool }) {
  const [wanted] = useAddressParam("card");
  const { data: cards, isError, isFetching, refetch } = useToolCards();
  const card = cards?.find(({ _id }) => _id === wanted) ?? cards?.[0];
  const isWithout = cards?.length === 0;
  useEffect(() => {
    if (isWithout && withoutCard) toast({ ...withoutCard, variant: "destructive" });
  }, [isWithout, withoutCard]);
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="mb-2 -ml-3 flex w-fit">
        <Link to={DASHBOARD}>
          <ArrowLeft /> My Card
        </Link>
      </Button>
      <SectionHeading
        title={label}
        description={text}
        actions={cards && card && <CardSelect cards={cards} value={card._id} />}
      />
      {card ? (
        <Suspense fallback={<LoadingMark className="min-h-[50dvh]" />}>
          <Screen key={card._id} card={card} />
        </Suspense>
      ) : isError ? (
        <ErrorState title="Your cards did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : cards ? (
        <NoCard text={`${label} works on a card. Create yours first, it takes two minutes.`} />
      ) : (
        <MyCardSkeleton />
      )}
    </>
  );
}
