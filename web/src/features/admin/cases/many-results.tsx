import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CASES_WORDS, DECISION_WORDS as words, kindName } from "./cases-words.ts";
import type { CaseResult } from "./use-cases.ts";

interface ManyResultsProps {
  results: readonly CaseResult[];
  onClose: () => void;
}

/** How many were decided, and of each other one why it was not. */
export function ManyResults({ results, onClose }: ManyResultsProps) {
  const failed = results.filter(({ problem }) => problem !== null);
  return (
    <Notice
      tone={failed.length > 0 ? "warning" : "positive"}
      live
      title={words.result(results.length - failed.length, results.length)}
      action={
        <Button size="icon-sm" variant="ghost" aria-label={words.closeResult} onClick={onClose}>
          <X />
        </Button>
      }
    >
      {failed.length > 0 && (
        <>
          <p>{words.failed}</p>
          <ul className="mt-2 grid grid-cols-1 gap-1.5">
            {failed.map(({ about: { _id, kind, title }, problem }) => (
              <li key={_id} className="min-w-0">
                <bdi className="line-clamp-1 font-medium wrap-anywhere">
                  {kindName(kind)}: {title || CASES_WORDS.gone}
                </bdi>
                <p>{problem}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
