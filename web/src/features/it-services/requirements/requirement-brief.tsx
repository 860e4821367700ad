import { dayInWords } from "@cardplaza/contract/date-words";
import type { Requirement } from "@cardplaza/contract/it-services/it-requirements";
import { itBudgetName, itCategoryName, itTimelineName } from "@cardplaza/contract/it-services/it-words";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "../../../ui/panel.tsx";
import { RequirementStatusBadge } from "./requirement-status.tsx";

interface RequirementBriefProps {
  requirement: Requirement;
  /** Below the brief. */
  actions?: ReactNode;
}

/** What is needed, by when and for how much. */
export function RequirementBrief({ requirement, actions }: RequirementBriefProps) {
  const { title, description, files, status } = requirement;
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 text-2xl break-words">{title}</h1>
        <RequirementStatusBadge status={status} />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-6">
        {factsOf(requirement).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-3xl break-words whitespace-pre-line">{description}</p>
      {files.length > 0 && (
        <ul aria-label="Files" className="mt-4 flex flex-wrap gap-2">
          {files.map(({ name, url }) => (
            <li key={url} className="max-w-full">
              <a
                href={url}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-field border border-line px-3 text-sm font-medium hover:bg-hover"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
                <span className="truncate">{name || "Document"}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {actions}
    </Panel>
  );
}

const factsOf = (requirement: Requirement): [name: string, value: string][] => [
  ["Category", itCategoryName(requirement.category)],
  ["Budget", itBudgetName(requirement.budget)],
  ["Timeline", itTimelineName(requirement.timeline)],
  requirement.mode === "open"
    ? ["Open in", requirement.city]
    : ["Asked", requirement.side === "buyer" ? "Invited providers" : "By invitation"],
  ["Posted", dayInWords(requirement.createdAt)],
  requirement.side === "provider"
    ? ["By", requirement.buyerName]
    : ["Quotes until", dayInWords(requirement.expiresAt)],
];
