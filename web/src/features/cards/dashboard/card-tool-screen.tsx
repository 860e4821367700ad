import { cardLabel } from "@cardplaza/contract/card-rules";
import { ArrowLeft } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { CardTool } from "./card-tools.ts";
import { MyCardSkeleton } from "./my-card-skeleton.tsx";
import { NoCard } from "./no-card.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { DASHBOARD } from "./sections.ts";
import { useToolCards } from "./use-tool-cards.ts";

/** A premium tool for one of one's cards; `?card=` names another than the main one. */
export function CardToolScreen({ tool: { label, text, withoutCard, screen: Screen } }: { tool: CardTool }) {
  const [search, setSearch] = useSearchParams();
  const { data: cards, isError, isFetching, refetch } = useToolCards();
  const card = cards?.find(({ _id }) => _id === search.get("card")) ?? cards?.[0];
  const isWithout = cards?.length === 0;
  useEffect(() => {
    if (isWithout && withoutCard) toast({ ...withoutCard, variant: "destructive" });
  }, [isWithout, withoutCard]);
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("card", id);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
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
        actions={
          cards &&
          cards.length > 1 && (
            <Select
              aria-label="Card"
              value={card?._id ?? ""}
              onChange={({ target }) => choose(target.value)}
              options={cards.map((each) => ({ value: each._id, label: cardLabel(each) }))}
            />
          )
        }
      />
      {card ? (
        <Suspense fallback={<MyCardSkeleton />}>
          <Screen key={card._id} card={card} />
        </Suspense>
      ) : isError ? (
        <ErrorState title="Your cards did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : cards ? (
        <NoCard />
      ) : (
        <MyCardSkeleton />
      )}
    </>
  );
}
