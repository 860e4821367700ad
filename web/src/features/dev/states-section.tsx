import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyDrawing } from "../../ui/empty-drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { ShowcaseSection, Specimen } from "./showcase-section.tsx";

const drawings = ["cards", "inbox", "search", "people", "picture", "calendar", "bell"] as const;

export function StatesSection() {
  return (
    <ShowcaseSection
      id="states"
      title="Loading, empty, wrong"
      intro="Loading is a sketch of what comes. Empty has a drawing, a sentence and a button. Wrong says what to do."
    >
      <Specimen name="Notices" className="grid items-start grid-cols-1 gap-3">
        <Notice
          title="Complete your card"
          action={
            <Button size="sm" variant="secondary">
              Edit
            </Button>
          }
        >
          Add your phone number and role to share it.
        </Notice>
        <Notice tone="positive">Your listing is verified.</Notice>
        <Notice tone="warning">Your plan ends in three days.</Notice>
        <Notice tone="danger">The payment did not go through. Nothing was charged.</Notice>
      </Specimen>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Specimen name="Skeleton" className="block">
          <Panel>
            <LoadingArea label="Loading the card">
              <div className="mb-5 flex items-center gap-4">
                <Skeleton className="size-14 rounded-full" />
                <div className="grid grid-cols-1 flex-1 gap-2.5">
                  <Skeleton className="h-5 w-2/3" />
                  <Skeleton className="w-1/2" />
                </div>
              </div>
              <SkeletonText />
            </LoadingArea>
          </Panel>
        </Specimen>
        <Specimen name="Empty" className="block">
          <Panel>
            <EmptyState
              drawing="cards"
              title="No Team Cards Found"
              text="Give everybody in your team a card of their own."
              action={<Button>Create First Card</Button>}
              className="py-2"
            />
          </Panel>
        </Specimen>
        <Specimen name="Error" className="block">
          <RetrySpecimen />
        </Specimen>
        <Specimen name="Drawings">
          {drawings.map((name) => (
            <EmptyDrawing key={name} name={name} />
          ))}
        </Specimen>
      </div>
    </ShowcaseSection>
  );
}

function RetrySpecimen() {
  const [retrying, setRetrying] = useState(false);
  function retry() {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1500);
  }
  return (
    <Panel>
      <ErrorState title="Your leads did not load" retrying={retrying} onRetry={retry} className="py-2" />
    </Panel>
  );
}
