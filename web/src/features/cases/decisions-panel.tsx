import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Suspense, useState } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { headingOf } from "./decision-heading.ts";
import { DECISIONS_WORDS as words } from "./decisions-words.ts";
import { useDecisions } from "./use-decisions.ts";

const DecisionSheet = latePart(() => import("./decision-sheet.tsx").then((module) => module.DecisionSheet));

/** Decisions about the member; nothing while there are none, as for nearly everybody. */
export function DecisionsPanel() {
  const list = useDecisions();
  const [openId, setOpenId] = useState<string | null>(null);
  if (!list.decisions || list.decisions.length === 0) return null;
  return (
    <Panel>
      <PanelHeader title={words.title} description={words.description} />
      <ul className="grid grid-cols-1 divide-y divide-line">
        {list.decisions.map((decision) => (
          <li key={decision._id} className="py-3 first:pt-0 last:pb-0">
            <DecisionRow decision={decision} onOpen={() => setOpenId(decision._id)} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} label={words.more} className="mt-4" />
      {openId && (
        <Suspense>
          <DecisionSheet key={openId} id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

function DecisionRow({ decision, onOpen }: { decision: OwnDecision; onOpen: () => void }) {
  const { title, appeal, steps } = decision;
  const heading = headingOf(decision);
  const day = dayInWords(steps[0]?.at ?? "");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{heading}</p>
        {title && (
          <p dir="auto" className="truncate text-sm text-muted">
            {title}
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-muted">
          {day}
          {appeal && <Badge tone={appeal === "asked" ? "warning" : "neutral"}>{words.appeal[appeal]}</Badge>}
        </p>
      </div>
      <Button size="sm" variant="secondary" aria-label={words.readOne(heading, day)} onClick={onOpen}>
        {words.read}
      </Button>
    </div>
  );
}
