import { dayAndMonth } from "@cardplaza/contract/date-words";
import type { Together } from "@cardplaza/contract/messages/conversation";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { TOGETHER_WORDS } from "../words/together-words.ts";

const row = "flex flex-wrap items-center gap-x-4 gap-y-1.5";

export function TogetherParts({ together: { facts, owed, steps } }: { together: Together }) {
  const now = useNow();
  const dueText = (dueAt: string) => {
    const day = dayAndMonth(dueAt, "reader");
    return new Date(dueAt) < now ? TOGETHER_WORDS.late(day) : TOGETHER_WORDS.by(day);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      {facts.length > 0 && (
        <ul aria-label={TOGETHER_WORDS.facts} className={row}>
          {facts.map(({ kind, text, path }) => (
            <li key={`${kind} ${text}`} className="min-w-0 break-words">
              {path ? (
                <Link to={path} className="touch-area hover:underline">
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
      {owed.length > 0 && (
        <ul aria-label={TOGETHER_WORDS.owed} className={row}>
          {owed.map(({ byMe, text, path, dueAt }) => (
            <li key={`${path} ${text}`} className="min-w-0 break-words">
              <Link
                to={path}
                className={
                  byMe
                    ? "touch-area font-medium text-warning hover:underline"
                    : "touch-area text-muted hover:underline"
                }
              >
                {[text, dueAt && dueText(dueAt)].filter(Boolean).join(", ")}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ul aria-label={TOGETHER_WORDS.steps} className="flex flex-wrap gap-2">
          {steps.map(({ text, path }) => (
            <li key={`${path} ${text}`}>
              <Button asChild size="sm" variant="secondary">
                <Link to={path}>{text}</Link>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
