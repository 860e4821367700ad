import type { CaseAction } from "@cardplaza/contract/cases/case-words";
import type { Case } from "@cardplaza/contract/cases/cases";
import { momentInWords } from "@cardplaza/contract/date-words";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { CaseActions } from "./case-actions.tsx";
import { CaseContent } from "./case-content.tsx";
import { CaseDecisionDialog } from "./case-decision-dialog.tsx";
import { CaseHistory, type Step } from "./case-history.tsx";
import { CasePart } from "./case-part.tsx";
import { CaseAuthor, CaseReports } from "./case-people.tsx";
import { CaseDue, ClassBadge } from "./case-state.tsx";
import { CASE_WORDS as words, CASES_WORDS, kindName } from "./cases-words.ts";
import { InertText } from "./inert-text.tsx";
import type { TypedNotes } from "./note-form.tsx";
import { useCase, useDecideCase } from "./use-cases.ts";
import { useCaseKeys } from "./use-case-keys.ts";

interface Asked {
  action: CaseAction;
  about: Case;
  step: Step | null;
}

interface CaseSheetProps {
  id: string;
  typed: TypedNotes;
  /** Nothing else is open above it. */
  isAlone: boolean;
  onOpen: (id: string) => void;
  /** To the next one in the list, or the one before. */
  onMove: (by: 1 | -1) => void;
  onHelp: () => void;
  onClose: () => void;
}

/** A case from all sides, and what can be decided. */
export function CaseSheet({ id, typed, isAlone, onOpen, onMove, onHelp, onClose }: CaseSheetProps) {
  const { data: shown, isError, error, isFetching, refetch } = useCase(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const decide = useDecideCase();

  async function ask(action: CaseAction, step: Step | null = null) {
    if (!shown?.possible.includes(action) || decide.isPending) return;
    if (action !== "take" && action !== "release") return setAsked({ action, about: shown, step });
    try {
      await decide.mutateAsync({ about: shown, action });
    } catch (problem) {
      toast({ title: problemText(problem), variant: "destructive" });
    }
  }
  const askFirst = (...actions: CaseAction[]) => {
    const action = actions.find((each) => shown?.possible.includes(each));
    if (action) void ask(action);
  };
  useCaseKeys(isAlone && asked === null, {
    j: () => onMove(1),
    k: () => onMove(-1),
    a: () => askFirst("keep", "grant"),
    r: () => askFirst("hide", "delete", "deny"),
    t: () => askFirst("take", "release"),
    "?": onHelp,
  });
  return (
    <>
      <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <SheetContent
          title={shown ? words.title(kindName(shown.kind)) : words.loading}
          className="w-full sm:w-[min(46rem,calc(100vw-48px))]"
          footer={
            shown && (
              <>
                <MoveButtons onMove={onMove} />
                <CaseActions
                  possible={shown.possible}
                  busy={decide.isPending}
                  onAsk={(action) => void ask(action)}
                />
              </>
            )
          }
        >
          {shown ? (
            <CaseDetails
              // Another case begins at its top.
              key={shown._id}
              shown={shown}
              typed={typed}
              onOpen={onOpen}
              onReverse={(step) => void ask("reverse", step)}
            />
          ) : isError ? (
            <ErrorState text={problemText(error)} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <LoadingArea label={words.loading}>
              <Skeleton className="h-64" />
            </LoadingArea>
          )}
        </SheetContent>
      </Sheet>
      {asked && <CaseDecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const MoveButtons = ({ onMove }: Pick<CaseSheetProps, "onMove">) => (
  <span className="mr-auto flex grow-0! gap-1">
    <Button size="icon-sm" variant="ghost" aria-label={words.previous} onClick={() => onMove(-1)}>
      <ChevronLeft />
    </Button>
    <Button size="icon-sm" variant="ghost" aria-label={words.next} onClick={() => onMove(1)}>
      <ChevronRight />
    </Button>
  </span>
);

interface CaseDetailsProps extends Pick<CaseSheetProps, "typed" | "onOpen"> {
  shown: Case;
  onReverse: (step: Step) => void;
}

function CaseDetails({ shown, typed, onOpen, onReverse }: CaseDetailsProps) {
  const { takenBy, openedAt, reportList, author, content, steps, appeal, isPrivate } = shown;
  const hindrance = hindranceOf(shown);
  const written = steps.findLast(({ step }) => step === "appeal");
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      {hindrance && <Notice tone="warning">{hindrance}</Notice>}
      {isPrivate && <Notice>{words.private}</Notice>}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <FactRow label={words.class}>
          <ClassBadge of={shown.class} />
        </FactRow>
        <FactRow label={words.due}>
          <CaseDue line={shown} />
        </FactRow>
        <FactRow label={words.opened}>{momentInWords(openedAt)}</FactRow>
        <FactRow label={words.taken}>
          <bdi className="wrap-anywhere">
            {takenBy ? (takenBy.isYou ? CASES_WORDS.youWork : takenBy.name) : words.nobody}
          </bdi>
        </FactRow>
      </dl>
      {appeal && written && (
        <CasePart title={CASES_WORDS.appeal[appeal]}>
          <InertText
            text={written.reason}
            label={words.appealOf}
            className="border border-line bg-brand-soft p-3"
          />
        </CasePart>
      )}
      <CaseContent content={content} />
      <CaseReports reports={reportList} />
      <CaseAuthor author={author} onOpen={onOpen} />
      <CaseHistory case={shown} typed={typed} onReverse={onReverse} />
    </div>
  );
}

/** Why this administrator cannot decide it now. */
function hindranceOf({ takenBy, status, possible }: Case): string | null {
  if (status === "closed") return null;
  if (takenBy && !takenBy.isYou) return words.othersWork(takenBy.name, CASES_WORDS.until(takenBy.until));
  if (possible.every((action) => action === "note")) return words.concernsYou;
  return status === "appealed" && !possible.includes("grant") ? words.ownDecision : null;
}
