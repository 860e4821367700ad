import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { query } from "../../../lib/query.ts";
import { cn } from "../../../ui/class-names.ts";
import { TOGETHER_WORDS } from "../words/together-words.ts";
import { TogetherParts } from "./together-parts.tsx";

interface TogetherStripProps {
  /** Of a conversation of two. */
  conversationId: string;
  /** The other one. */
  name: string;
}

/** Above a conversation of two: what they have done, who owes an answer, and what could be next. Folded on a phone. */
export function TogetherStrip({ conversationId, name }: TogetherStripProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...query["GET /api/conversations/:id/together"]({ params: { id: conversationId } }),
    staleTime: 60_000,
  });
  // It helps, but nobody waits for it: without it the conversation goes on.
  if (!data || data.facts.length + data.owed.length + data.steps.length === 0) return null;
  const mine = data.owed.filter(({ byMe }) => byMe).length;
  return (
    <section
      aria-label={TOGETHER_WORDS.title(name)}
      className="max-h-[40%] shrink-0 overflow-y-auto border-b border-line bg-surface text-sm"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 px-4 text-left -outline-offset-2 md:hidden"
      >
        <span className="min-w-0 flex-1 truncate">
          {mine > 0 ? (
            <span className="font-medium text-warning">{TOGETHER_WORDS.youOwe(mine)}</span>
          ) : data.facts.length > 0 ? (
            TOGETHER_WORDS.show(data.facts.length)
          ) : (
            TOGETHER_WORDS.steps
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 shrink-0 text-muted transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <div id={id} className={cn("px-4 pb-3 md:block md:py-2.5", !isOpen && "hidden")}>
        <TogetherParts together={data} />
      </div>
    </section>
  );
}
