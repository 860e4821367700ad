import { isNews, newsBySubject, newsKind, type News, type NewsSubject } from "@cardplaza/contract/news";
import type { NotificationSettings } from "@cardplaza/contract/notifications/notifications";
import { Check } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { SETTINGS_WORDS, SUBJECT_WORDS, WAY_WORDS } from "./notifications-words.ts";
import { WAYS, type Way } from "./settings-change.ts";
import type { ChangeSettings } from "./use-notification-settings.ts";
import { WaySwitch } from "./way-switch.tsx";

type Kind = NotificationSettings["kinds"][number];

interface TableProps {
  kinds: Kind[];
  failures: Partial<Record<string, string>>;
  onChange: ChangeSettings;
}

const HEAD = "border-b border-line px-2 py-2.5 text-center text-xs font-medium text-muted";

/**
 * Every kind of notice with its ways, by what it is about. A table where there is room, and rows with labelled
 * switches on a phone. The roles are spelled out because browsers drop a table's meaning once it is not laid out as one.
 */
export function KindSwitches({ kinds, failures, onChange }: TableProps) {
  const settings = new Map(kinds.map((each) => [each.kind, each]));
  const groups = newsBySubject(kinds.flatMap(({ kind }) => (isNews(kind) ? [kind] : [])));
  return (
    <div className="@container min-w-0">
      <table role="table" className="block w-full text-sm @2xl:table">
        <caption className="sr-only">{SETTINGS_WORDS.caption}</caption>
        <thead role="rowgroup" className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr role="row">
            <th role="columnheader" scope="col" className={cn(HEAD, "w-full pl-0 text-left")}>
              {SETTINGS_WORDS.kind}
            </th>
            {[SETTINGS_WORDS.bell, ...WAYS.map((way) => WAY_WORDS[way])].map((label) => (
              <th key={label} role="columnheader" scope="col" className={cn(HEAD, "min-w-20")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ subject, kinds: inside }) => (
          <Group
            key={subject}
            subject={subject}
            kinds={inside.flatMap((kind) => settings.get(kind) ?? [])}
            failure={failures[subject]}
            onChange={onChange}
          />
        ))}
      </table>
    </div>
  );
}

interface GroupProps {
  subject: NewsSubject;
  kinds: Kind[];
  failure: string | undefined;
  onChange: ChangeSettings;
}

function Group({ subject, kinds, failure, onChange }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = SUBJECT_WORDS[subject];
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const choose = (some: Kind[], way: Way, on: boolean) =>
    onChange(subject, { kinds: some.map(({ kind }) => ({ kind, [way]: on })) });
  return (
    <tbody role="rowgroup" id={id} className="block border-b border-line last:border-0 @2xl:table-row-group">
      <tr role="row" className={cn(ROW, "py-3.5")}>
        <th
          role="rowheader"
          scope="row"
          className={cn(LABEL, "flex flex-wrap items-center justify-between gap-x-4 font-medium")}
        >
          {label}
          {only && <span className="block text-xs font-normal text-muted">{labelOf(only)}</span>}
          {!only && (
            <Button
              variant="link"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${label}: ${isOpen ? SETTINGS_WORDS.fold : SETTINGS_WORDS.chooseEach}`}
              onClick={() => setOpen(!isOpen)}
              className="text-xs no-underline @2xl:flex"
            >
              {isOpen ? SETTINGS_WORDS.fold : SETTINGS_WORDS.chooseEach}
            </Button>
          )}
          <FieldError id={`${id}-failure`} message={failure && SETTINGS_WORDS.notSaved(failure)} />
        </th>
        <BellCell />
        {WAYS.map((way) => (
          <WayCell key={way} way={way} label={label} kinds={kinds} onChoose={choose} />
        ))}
      </tr>
      {isOpen &&
        kinds.map((each) => (
          <tr
            key={each.kind}
            role="row"
            className={cn(ROW, "border-t border-line/60 py-2.5 pl-4 @2xl:border-0")}
          >
            <th role="rowheader" scope="row" className={cn(LABEL, "font-normal @2xl:pl-4")}>
              {labelOf(each)}
            </th>
            <BellCell />
            {WAYS.map((way) => (
              <WayCell key={way} way={way} label={labelOf(each)} kinds={[each]} onChoose={choose} />
            ))}
          </tr>
        ))}
    </tbody>
  );
}

const ROW = "grid grid-cols-3 gap-x-4 gap-y-1.5 @2xl:table-row";
const LABEL =
  "col-span-3 block min-w-0 text-left break-words @2xl:table-cell @2xl:py-2.5 @2xl:pr-3 @2xl:align-top";
const CELL = "@2xl:table-cell @2xl:px-2 @2xl:py-2.5 @2xl:text-center @2xl:align-top";

const labelOf = ({ kind }: Kind) => newsKind(kind as News).label;

const BellCell = () => (
  <td role="cell" className={cn(CELL, "hidden text-muted")}>
    <Check aria-hidden="true" className="mx-auto size-4" />
    <span className="sr-only">{SETTINGS_WORDS.bellOn}</span>
  </td>
);

interface WayCellProps {
  way: Way;
  label: string;
  kinds: Kind[];
  onChoose: (kinds: Kind[], way: Way, on: boolean) => void;
}

function WayCell({ way, label, kinds, onChoose }: WayCellProps) {
  const able = way === "sms" ? kinds.filter(({ canSms }) => canSms) : kinds;
  if (able.length === 0)
    return (
      <td role="cell" className={cn(CELL, "hidden text-muted")}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{SETTINGS_WORDS.noSms}</span>
      </td>
    );
  return (
    <td role="cell" className={CELL}>
      <WaySwitch
        notice={label}
        way={WAY_WORDS[way]}
        on={able.filter((each) => each[way]).length}
        all={able.length}
        onChoose={(on) => onChoose(able, way, on)}
      />
    </td>
  );
}
