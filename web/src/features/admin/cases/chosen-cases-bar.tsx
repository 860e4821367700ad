import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { CASES_WORDS as words, DECISION_WORDS } from "./cases-words.ts";
import { MANY_ACTIONS, type ManyAction } from "./use-cases.ts";

interface ChosenCasesBarProps {
  count: number;
  onAsk: (action: ManyAction) => void;
  onClear: () => void;
}

export const ChosenCasesBar = ({ count, onAsk, onClear }: ChosenCasesBarProps) => (
  <div className="sticky top-16 z-10 flex flex-wrap items-center gap-2 rounded-card border border-line bg-raised px-4 py-2.5 shadow-float">
    <p className="text-sm max-sm:order-first max-sm:grow sm:mr-auto font-medium tabular-nums">
      {words.chosen(count)}
    </p>
    {MANY_ACTIONS.map((action) => (
      <Button key={action} size="sm" variant="secondary" onClick={() => onAsk(action)}>
        {DECISION_WORDS.actions[action].name}
      </Button>
    ))}
    <Button
      className="max-sm:order-first"
      size="icon-sm"
      variant="ghost"
      aria-label={words.unchoose}
      onClick={onClear}
    >
      <X />
    </Button>
  </div>
);
