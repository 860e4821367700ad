import { ChevronDown } from "lucide-react";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";

/** What the chain proves, and what a database owner could still do. */
export const AuditHelp = () => (
  <details className="group rounded-field border border-line px-4">
    <summary className="flex min-h-11 cursor-pointer items-center gap-3 py-2.5 text-sm font-medium">
      {words.help.title}
      <ChevronDown aria-hidden="true" className="ml-auto size-4 shrink-0 text-muted group-open:rotate-180" />
    </summary>
    <ul className="grid max-w-prose list-disc gap-2 pb-4 pl-5 text-sm text-muted">
      {words.help.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </details>
);
