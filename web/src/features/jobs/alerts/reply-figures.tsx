import { answersRarely, answersText } from "@cardplaza/contract/jobs/answer-words";
import type { AnswerFigures } from "@cardplaza/contract/jobs/job";
import { MessageSquareReply, TriangleAlert } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";

/** How a company answers those who apply, in one line: told before anybody does. */
export function ReplyFigures({ company, className }: { company: AnswerFigures; className?: string }) {
  const isRare = answersRarely(company);
  const Icon = isRare ? TriangleAlert : MessageSquareReply;
  return (
    <p className={cn("flex items-start gap-2 text-sm text-muted tabular-nums", className)}>
      <Icon aria-hidden="true" className={cn("mt-0.5 size-4 shrink-0", isRare && "text-warning")} />
      <span className="min-w-0">{answersText(company)}</span>
    </p>
  );
}
