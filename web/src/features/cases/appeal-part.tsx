import { isAgainst } from "@cardplaza/contract/cases/case-words";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { Notice } from "../../ui/notice.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { APPEAL_WORDS as words } from "./decisions-words.ts";

const TONES = { open: "info", granted: "positive", refused: "warning" } as const;

/** The way to appeal, or what became of it. */
export function AppealPart({ decision }: { decision: OwnDecision }) {
  const { _id, appeal, appealUntil, steps } = decision;
  if (appeal === "asked") {
    const question = steps.findLast(({ step }) => step === "ask")?.reason ?? "";
    return (
      <div className="grid grid-cols-1 gap-4">
        <Notice tone="warning" title={words.question}>
          <p className="whitespace-pre-wrap">{question}</p>
        </Notice>
        <p className="text-sm text-muted">{words.questionIntro}</p>
        <AppealForm key={question} id={_id} isAnswer />
      </div>
    );
  }
  if (appeal !== null) {
    return (
      <Notice tone={TONES[appeal]} title={words.states[appeal].title}>
        {words.states[appeal].text}
      </Notice>
    );
  }
  if (appealUntil === null) {
    const isInForce = steps.some(({ step, reversedAt }) => isAgainst(step) && reversedAt === null);
    return isInForce ? <p className="text-sm text-muted">{words.over}</p> : null;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="text-base font-semibold">{words.title}</h3>
        <p className="mt-1 text-sm text-muted">{words.intro(appealUntil)}</p>
      </div>
      <AppealForm id={_id} isAnswer={false} />
    </div>
  );
}
