import type { Card } from "@cardplaza/contract/cards/cards";
import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { BadgeState } from "./badge-state.tsx";
import { ChooseProof } from "./choose-proof.tsx";
import { PendingProof } from "./pending-proof.tsx";
import { findPending, useVerifications } from "./use-verification.ts";

/** The Verified badge of one card: whether it is there, and how to get it. */
export function VerificationScreen({ card }: { card: Card }) {
  const { data, isError, isFetching, refetch } = useVerifications(card._id);
  if (data) return <Proofs card={card} all={data} />;
  if (isError)
    return (
      <ErrorState
        title="The verification did not load"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <LoadingArea label="Loading the verification" className="grid gap-6 xl:grid-cols-2">
      {[1, 2].map((each) => (
        <Panel key={each}>
          <Skeleton className="mb-5 h-6 w-40" />
          <SkeletonText lines={5} />
        </Panel>
      ))}
    </LoadingArea>
  );
}

function Proofs({ card, all }: { card: Card; all: Verification[] }) {
  const [again, setAgain] = useState(false);
  const pending = findPending(all);
  const isVerified = all.some(({ status }) => status === "verified");
  const isAsking = !pending || again;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <BadgeState card={card} all={all} />
      {isVerified && isAsking && !again ? (
        <Panel>
          <p className="mb-4 text-sm text-muted">
            Nothing to do. Before the year is over you can prove it again, and the badge stays.
          </p>
          <Button variant="secondary" onClick={() => setAgain(true)}>
            Prove it again
          </Button>
        </Panel>
      ) : isAsking ? (
        <ChooseProof card={card} onRequested={() => setAgain(false)} />
      ) : (
        pending && <PendingProof key={pending._id} pending={pending} onStartAgain={() => setAgain(true)} />
      )}
    </div>
  );
}
