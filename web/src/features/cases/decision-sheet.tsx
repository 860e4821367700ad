import { isAgainst } from "@cardplaza/contract/cases/case-words";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { momentInWords } from "@cardplaza/contract/date-words";
import { Link } from "react-router";
import { problemText } from "../../lib/problem-text.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet, SheetContent } from "../../ui/overlays/sheet.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { AppealPart } from "./appeal-part.tsx";
import { headingOf } from "./decision-heading.ts";
import { DECISION_WORDS as words } from "./decisions-words.ts";
import { useDecision } from "./use-decisions.ts";

/** What our moderation team decided about the member, why, and how to appeal. */
export function DecisionSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, error, isFetching, refetch } = useDecision(id);
  const decision = data?.decision;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent
        title={decision ? headingOf(decision) : words.loading}
        description={words.by}
        className="w-full sm:w-[min(32rem,calc(100vw-48px))]"
      >
        {decision ? (
          <DecisionDetails decision={decision} />
        ) : isError ? (
          <ErrorState
            title={words.notLoaded}
            text={problemText(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingArea label={words.loading}>
            <Skeleton className="h-48" />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}

function DecisionDetails({ decision }: { decision: OwnDecision }) {
  const { kind, title, path, steps, appeal } = decision;
  const measures = steps.filter(({ step }) => isAgainst(step));
  // Its page would only say that it is not there.
  const isHidden = measures.some(
    ({ step, reversedAt }) => (step === "hide" || step === "delete") && reversedAt === null,
  );
  const answers = steps.filter(({ step }) => !isAgainst(step));
  // The question that waits for an answer is above the field for it.
  if (appeal === "asked") answers.pop();
  return (
    <div className="grid grid-cols-1 gap-6">
      {title && (
        <section className="min-w-0 rounded-field border border-line bg-sunken p-3">
          <p className="text-xs text-muted">{words.about(kind)}</p>
          <p dir="auto" className="mt-0.5 line-clamp-4 wrap-anywhere whitespace-pre-line">
            {title}
          </p>
          {path && !isHidden && (
            <Link
              to={path}
              className="mt-1 inline-block text-sm text-brand-strong underline underline-offset-2"
            >
              {words.open}
            </Link>
          )}
        </section>
      )}
      {measures.map((step) => (
        <Measure key={`${step.step} ${step.at}`} kind={kind} step={step} isOnly={measures.length === 1} />
      ))}
      {answers.length > 0 && (
        <section className="min-w-0">
          <h3 className="text-base font-semibold">{words.history}</h3>
          <ol className="mt-2 grid grid-cols-1 gap-3">
            {answers.map(({ step, at, reason }) => (
              <li key={`${step} ${at}`} className="min-w-0 border-l-2 border-line pl-3">
                <p className="text-sm">
                  <span className="font-medium">{words.decided(step, kind)}</span>{" "}
                  <span className="text-muted">{momentInWords(at)}</span>
                </p>
                {reason && <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{reason}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      <AppealPart decision={decision} />
    </div>
  );
}

interface MeasureProps {
  kind: string;
  step: OwnDecision["steps"][number];
  /** The heading of the sheet says it already. */
  isOnly: boolean;
}

function Measure({ kind, step: { step, at, reason, reversedAt }, isOnly }: MeasureProps) {
  return (
    <section className="grid min-w-0 grid-cols-1 gap-3">
      {!isOnly && <h3 className="text-base font-semibold">{words.decided(step, kind)}</h3>}
      <p className="text-sm text-muted">{momentInWords(at)}</p>
      <div>
        <p className="text-sm font-medium">{words.why}</p>
        <p className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{reason}</p>
      </div>
      <div>
        <p className="text-sm font-medium">{words.whatFollows}</p>
        <p className="mt-0.5">{reversedAt ? words.reversed(reversedAt) : words.follows(step, kind)}</p>
      </div>
    </section>
  );
}
