import type { AuditEntry } from "@cardplaza/contract/audit/audit";
import { ArrowRight } from "lucide-react";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { type Change, changesOf } from "./changes-of.ts";
import { OnlyButton } from "./only-button.tsx";
import type { ChosenFilters } from "./use-audit-log.ts";

/** More of them are shown on a press. */
const SHOWN = 4;

interface EntryChangesProps {
  entry: AuditEntry;
  onFilter: (filter: ChosenFilters) => void;
}

/** Why it was done, what it changed, and what proves it. */
export function EntryChanges({ entry, onFilter }: EntryChangesProps) {
  const { before, after, erasedAt, reason, caseId, ip, hash } = entry;
  const changes = changesOf(before, after);
  const kind = before ? (after ? "changed" : "deleted") : "created";
  return (
    <div className="grid max-w-xl grid-cols-1 gap-1.5 text-sm wrap-anywhere">
      {reason && (
        <p>
          <bdi>{words.reason(reason)}</bdi>
        </p>
      )}
      {caseId && (
        <p>
          <OnlyButton onPress={() => onFilter({ caseId })}>{words.caseOf(caseId)}</OnlyButton>
        </p>
      )}
      <ChangeList kind={kind} changes={changes.slice(0, SHOWN)} />
      {changes.length > SHOWN && (
        <details>
          <summary className="min-h-6 cursor-pointer text-brand-strong">
            {words.moreChanges(changes.length - SHOWN)}
          </summary>
          <ChangeList kind={kind} changes={changes.slice(SHOWN)} />
        </details>
      )}
      {erasedAt && <p className="text-muted">{words.erased(erasedAt)}</p>}
      <details className="text-xs text-muted">
        <summary className="min-h-6 cursor-pointer">{words.proof}</summary>
        {ip && <p>{words.address(ip)}</p>}
        <p className="font-mono">{words.hash(hash)}</p>
      </details>
    </div>
  );
}

interface ChangeListProps {
  /** Of something that was created or deleted, only one side is shown. */
  kind: "created" | "changed" | "deleted";
  changes: readonly Change[];
}

function ChangeList({ kind, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          <span className="text-muted">{name}: </span>
          {kind !== "created" && (
            <del className="text-muted">
              <bdi>{before ?? words.nothing}</bdi>
            </del>
          )}
          {kind === "changed" && (
            <>
              <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5 align-[-2px] text-muted" />
              <span className="sr-only">{words.became}</span>
            </>
          )}
          {kind !== "deleted" && <bdi>{after ?? words.nothing}</bdi>}
        </li>
      ))}
    </ul>
  );
}
