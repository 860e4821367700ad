import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";

/** What the chain proves, and what a database owner could still do. */
export const AuditHelp = () => (
  <details className="rounded-field border border-line px-4">
    <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
      {words.help.title}
    </summary>
    <ul className="grid max-w-prose list-disc gap-2 pb-4 pl-5 text-sm text-muted">
      {words.help.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </details>
);
