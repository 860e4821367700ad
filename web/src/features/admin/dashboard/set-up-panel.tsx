import { Circle, CircleCheck } from "lucide-react";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { SET_UP_WORDS as words } from "./dashboard-words.ts";
import { useSetUp } from "./use-operations.ts";

/** What an operator sets up on the first day, each with the way to do it. */
export function SetUpPanel() {
  const { data, isError, isFetching, refetch } = useSetUp();
  const done = data?.steps.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Panel>
      <PanelHeader title={words.title} description={data && words.done(done, data.steps.length)} />
      {data ? (
        <>
          <ProgressBar value={done / data.steps.length} label={words.progress} />
          <ul className="mt-5 grid grid-cols-1 gap-4">
            {data.steps.map(({ step, isDone }) => (
              <li key={step} className="flex gap-3 text-sm">
                {isDone ? (
                  <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
                ) : (
                  <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
                )}
                <div className="min-w-0">
                  <p className="font-medium">
                    {words.steps[step].name}
                    <span className="sr-only">: {isDone ? words.isDone : words.isOpen}</span>
                  </p>
                  {!isDone && <p className="wrap-anywhere text-muted">{words.steps[step].how}</p>}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : isError ? (
        <ErrorState title={words.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label={words.title}>
          <Skeleton className="h-40" />
        </LoadingArea>
      )}
    </Panel>
  );
}
