import type { Post } from "@cardplaza/contract/connect/post";
import { dayInWords } from "@cardplaza/contract/date-words";
import { BadgeCheck } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useNow } from "../../notifications/use-now.ts";
import { timeLeft } from "./post-time.ts";

interface PostPollProps {
  poll: NonNullable<Post["poll"]>;
  /** Without it, as for a visitor, only the results are shown. */
  onVote?: (option: number) => void;
}

/** The options to choose from; after the vote or the end, how many chose each. */
export function PostPoll({ poll, onVote }: PostPollProps) {
  const isLive = useHydrated();
  const now = useNow();
  const total = poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const hasEnded = isLive && new Date(poll.endsAt) <= now;
  const canVote = onVote && poll.own === null && !hasEnded;
  return (
    <div>
      <ul aria-label="Poll" className="grid grid-cols-1 gap-2">
        {poll.options.map((option, at) => (
          <li key={at}>
            {canVote ? (
              <Button
                variant="secondary"
                className="h-auto min-h-10 w-full justify-start py-2 text-left whitespace-normal"
                onClick={() => onVote(at)}
              >
                <span className="min-w-0 break-words">{option.text}</span>
              </Button>
            ) : (
              <Result
                text={option.text}
                share={total > 0 ? option.votes / total : 0}
                isOwn={poll.own === at}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-muted">
        {total.toLocaleString("en-IN")} {total === 1 ? "vote" : "votes"} ·{" "}
        {isLive ? timeLeft(poll.endsAt, now) : `Until ${dayInWords(poll.endsAt)}`}
      </p>
    </div>
  );
}

function Result({ text, share, isOwn }: { text: string; share: number; isOwn: boolean }) {
  const percent = `${Math.round(share * 100)}%`;
  return (
    <div className="relative flex min-h-10 items-center gap-3 overflow-hidden rounded-field border border-line px-4 py-2 text-sm">
      <span
        aria-hidden="true"
        style={{ width: percent }}
        className={cn("absolute inset-y-0 left-0", isOwn ? "bg-brand-soft" : "bg-hover")}
      />
      <span className={cn("relative min-w-0 flex-1 break-words", isOwn && "font-semibold")}>
        {text}
        {isOwn && (
          <>
            <BadgeCheck aria-hidden="true" className="ml-1.5 inline size-4 text-brand-strong" />
            <span className="sr-only"> (your vote)</span>
          </>
        )}
      </span>
      <span className="relative tabular-nums">{percent}</span>
    </div>
  );
}
