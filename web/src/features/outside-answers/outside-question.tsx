import { OUTSIDE_ANSWER_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { OUTSIDE_WORDS } from "./outside-answers-words.ts";
import { useClaim, useNewsOfOutsideAnswers } from "./use-outside-answers.ts";
import { cameBack, dropQuestion, type Outside, outsideStore, readOutside } from "./went-outside.ts";

/** Asks a member who comes back from a call, WhatsApp or mail whether they reached the other one; once. */
export function OutsideQuestion() {
  const text = useSyncExternalStore(outsideStore.subscribe, outsideStore.text, () => null);
  const outside = readOutside(text);
  const place = useRef<HTMLDivElement>(null);
  useNewsOfOutsideAnswers();
  useEffect(() => {
    // Also after the page was loaded again meanwhile.
    cameBack();
    const look = () => {
      if (!document.hidden) cameBack();
    };
    document.addEventListener("visibilitychange", look);
    for (const event of ["focus", "pageshow"]) addEventListener(event, look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      for (const event of ["focus", "pageshow"]) removeEventListener(event, look);
    };
  }, []);
  useEffect(() => {
    // Otherwise a press here counts as a press outside an open dialog and closes it.
    const keepFromDialogs = (event: Event) => event.stopPropagation();
    const element = place.current;
    element?.addEventListener("pointerdown", keepFromDialogs);
    return () => element?.removeEventListener("pointerdown", keepFromDialogs);
  }, []);
  return (
    <div
      ref={place}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+var(--foot,0px))] z-60 mx-auto max-w-md print:hidden"
    >
      {outside?.isBack && <Question key={text} outside={outside} />}
    </div>
  );
}

function Question({ outside }: { outside: Outside }) {
  const id = useId();
  const claim = useClaim();
  return (
    <section
      aria-labelledby={id}
      className="pointer-events-auto animate-pop-in rounded-card border border-line bg-raised p-4 shadow-float"
    >
      <p id={id} className="font-semibold break-words">
        {OUTSIDE_ANSWER_TEXT.didYouReach(outside.name)}
      </p>
      <p className="text-sm text-muted">{OUTSIDE_WORDS.whyAsked}</p>
      {claim.error && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {problemText(claim.error)}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button busy={claim.isPending} onClick={() => claim.mutate(outside)}>
          {OUTSIDE_WORDS.yes}
        </Button>
        <Button variant="secondary" onClick={dropQuestion}>
          {OUTSIDE_WORDS.notYet}
        </Button>
      </div>
    </section>
  );
}
