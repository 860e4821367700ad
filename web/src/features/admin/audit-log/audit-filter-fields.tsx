import { AUDIT_FILTER_MAX } from "@cardplaza/contract/audit/audit-words";
import { Search } from "lucide-react";
import { type ActiveFilter, ActiveFilters } from "../../../ui/lists/active-filters.tsx";
import { TypedField } from "../typed-field.tsx";
import { AUDIT_LOG_WORDS } from "./audit-log-words.ts";
import { actionInWords } from "./changes-of.ts";
import { AUDIT_FILTERS, type AuditFilter, type ChosenFilters } from "./use-audit-log.ts";

const { filters: words, clear, formerAdmin } = AUDIT_LOG_WORDS;
const FIRST_DAY = "2000-01-01";
type Parts = Partial<Record<AuditFilter, string | null>>;

interface AuditFilterFieldsProps {
  chosen: ChosenFilters;
  change: (parts: Parts) => void;
  /** By id: the administrators of the entries that are shown. */
  names: ReadonlyMap<string, string>;
}

/** Fields to type into, and what is chosen by them or by a press in the list. */
export function AuditFilterFields({ chosen, change, names }: AuditFilterFieldsProps) {
  const field = (name: AuditFilter) => ({
    maxLength: AUDIT_FILTER_MAX,
    value: chosen[name] ?? "",
    onChange: (value: string) => change({ [name]: value || null }),
  });
  const active = AUDIT_FILTERS.flatMap((name): ActiveFilter<Parts>[] => {
    const value = chosen[name];
    return value ? [{ name: inWords(name, value, names), without: { [name]: null } }] : [];
  });
  const none = Object.fromEntries(AUDIT_FILTERS.map((name) => [name, null]));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr_1.2fr]">
        <TypedField label={words.q} hint={words.qHint} leading={<Search />} type="search" {...field("q")} />
        <TypedField label={words.from} type="date" min={FIRST_DAY} {...field("from")} />
        <TypedField label={words.to} type="date" min={FIRST_DAY} {...field("to")} />
        <TypedField label={words.targetId} {...field("targetId")} />
        <TypedField label={words.caseId} {...field("caseId")} />
      </div>
      {active.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <ActiveFilters filters={active} onRemove={change} onClear={() => change(none)} clearLabel={clear} />
        </div>
      )}
    </div>
  );
}

function inWords(name: AuditFilter, value: string, names: ReadonlyMap<string, string>): string {
  const shown =
    name === "adminId" ? (names.get(value) ?? formerAdmin) : name === "action" ? actionInWords(value) : value;
  return words.inForce[name](shown);
}
