import type { CaseClass } from "@cardplaza/contract/cases/case-words";
import type { CaseLine } from "@cardplaza/contract/cases/cases";
import { Badge } from "../../../ui/badge.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { CASES_WORDS as words } from "./cases-words.ts";
import { dueInWords } from "./due-words.ts";

const TONES = { intimate: "danger", order: "danger", serious: "warning", usual: "neutral" } as const;

export const ClassBadge = ({ of }: { of: CaseClass }) => (
  <Badge tone={TONES[of]}>{words.classBadges[of]}</Badge>
);

/** When it must be decided, or what became of it. */
export function CaseDue({ line: { dueAt, status, appeal } }: { line: CaseLine }) {
  const now = useNow();
  if (dueAt !== null) {
    const { text, isLate } = dueInWords(dueAt, now);
    return <Badge tone={isLate ? "danger" : "neutral"}>{text}</Badge>;
  }
  return <Badge>{appeal === null ? words.statuses[status] : words.appeal[appeal]}</Badge>;
}

/** Who works on it now. */
export function CaseTaken({ taken }: { taken: CaseLine["takenBy"] }) {
  if (!taken) return null;
  return (
    <span className="text-xs text-muted">
      <bdi>{taken.isYou ? words.youWork : words.working(taken.name)}</bdi>
    </span>
  );
}
