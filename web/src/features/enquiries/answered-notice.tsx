import { rupees } from "@cardplaza/contract/money";
import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

interface AnsweredNoticeProps {
  enquiry: Enquiry;
  error: Error;
  busy: boolean;
  onSendAnyway: () => void;
}

/** A colleague was faster: shows what they wrote. What was typed here stays and can still be sent. */
export function AnsweredNotice({ enquiry, error, busy, onSendAnyway }: AnsweredNoticeProps) {
  const last = lastAnswer(enquiry);
  return (
    <Notice
      tone="warning"
      live
      title={problemText(error)}
      action={
        <Button size="sm" variant="secondary" busy={busy} onClick={onSendAnyway}>
          Send anyway
        </Button>
      }
    >
      {last && <blockquote className="line-clamp-6 whitespace-pre-line">{last}</blockquote>}
    </Notice>
  );
}

/** The newest words of the own side: a message or a quote. */
function lastAnswer({ thread, quotes }: Enquiry): string | undefined {
  const answers = [
    ...thread.filter(({ from }) => from === "owner").map(({ at, body }) => ({ at, words: body })),
    ...quotes.map(({ at, amountPaise, note }) => ({
      at,
      words: [`Quote: ${rupees(amountPaise / 100)}`, note].filter(Boolean).join("\n"),
    })),
  ];
  return answers.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)?.words;
}
