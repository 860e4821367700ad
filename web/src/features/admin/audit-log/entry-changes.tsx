import type { AuditEntry } from "@cardplaza/contract/audit/audit";
import { ArrowRight } from "lucide-react";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { type Change, changesOf } from "./changes-of.ts";

/** More of them are shown on a press. */
const SHOWN = 4;

/** Why it was done, what it changed, and what proves it. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { before, after, erasedAt, reason, caseId, ip, hash } = entry;
  const changes = changesOf(before, after);
  return (
    <div className="grid max-w-xl grid-cols-1 gap-1.5 text-sm wrap-anywhere">
      {reason && <p>{words.reason(reason)}</p>}
      {caseId && <p className="text-muted">{words.caseOf(caseId)}</p>}
      <ChangeList changes={changes.slice(0, SHOWN)} />
      {changes.length > SHOWN && (
        <details>
          <summary className="min-h-6 cursor-pointer text-brand-strong">
            {words.moreChanges(changes.length - SHOWN)}
          </summary>
          <ChangeList changes={changes.slice(SHOWN)} />
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

function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {changes.map(({ name, before, after }) => (
        <li key={name} dir="auto">
          <span className="text-muted">{name}: </span>
          <del className="text-muted" aria-label={words.was}>
            <bdi>{before ?? words.nothing}</bdi>
          </del>
          <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5 align-[-2px] text-muted" />
          <ins className="no-underline" aria-label={words.is}>
            <bdi>{after ?? words.nothing}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  );
}
