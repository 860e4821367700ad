import { momentInWords } from "@cardplaza/contract/date-words";
import type { ScheduledMessage } from "@cardplaza/contract/messages/messages";
import { Pencil, Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LATER_WORDS } from "../words/later-words.ts";

interface ScheduledRowProps {
  message: ScheduledMessage;
  onEdit: () => void;
  onDelete: () => void;
}

export function ScheduledRow({
  message: { title, body, files, sendAt, problem },
  onEdit,
  onDelete,
}: ScheduledRowProps) {
  const when = LATER_WORDS.sendsAt(momentInWords(sendAt, "reader"));
  return (
    <li className="px-6 py-4 text-sm">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{LATER_WORDS.to(title)}</p>
          <p className="text-xs text-muted">
            {[when, files > 0 && LATER_WORDS.filesCount(files)].filter(Boolean).join(" · ")}
          </p>
          {body && (
            <p dir="auto" className="mt-1.5 line-clamp-3 whitespace-pre-line wrap-anywhere">
              {body}
            </p>
          )}
        </div>
        <Button variant="ghost" size="icon-sm" aria-label={LATER_WORDS.editNamed(title)} onClick={onEdit}>
          <Pencil />
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={LATER_WORDS.deleteNamed(title)} onClick={onDelete}>
          <Trash2 />
        </Button>
      </div>
      {problem && (
        <Notice tone="warning" className="mt-3">
          {LATER_WORDS.notSent(problem)}
        </Notice>
      )}
    </li>
  );
}
