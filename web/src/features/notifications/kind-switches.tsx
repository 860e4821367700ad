import { newsBySubject, newsKind, type News } from "@cardplaza/contract/news";
import { Switch } from "../../ui/fields/switch.tsx";
import { SETTINGS_WORDS, SUBJECT_WORDS } from "./notifications-words.ts";

interface KindsProps {
  kinds: News[];
  isOn: (kind: News) => boolean;
  onChoose: (kind: News, email: boolean) => void;
}

/** The kinds of a type. Folded, because most members are content with the switch of the type. */
export function KindSwitches(props: KindsProps) {
  const { kinds, isOn } = props;
  if (kinds.length < 2) return null;
  const groups = newsBySubject(kinds);
  // Headings above single switches would be harder to read than none.
  const hasHeadings = groups.length > 1 && kinds.length >= 2 * groups.length;
  return (
    <details className="mt-1 text-sm">
      <summary className="w-fit cursor-pointer py-1 text-xs text-brand-strong pointer-coarse:py-3">
        {SETTINGS_WORDS.chooseEach(kinds.filter(isOn).length, kinds.length)}
      </summary>
      <div className="mt-2 border-l-2 border-line pl-4">
        {hasHeadings ? (
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 md:grid-cols-2">
            {groups.map((group) => (
              <fieldset key={group.subject} className="min-w-0">
                <legend className="mb-2.5 font-semibold">{SUBJECT_WORDS[group.subject]}</legend>
                <SwitchList {...props} kinds={group.kinds} />
              </fieldset>
            ))}
          </div>
        ) : (
          <SwitchList {...props} />
        )}
      </div>
    </details>
  );
}

const SwitchList = ({ kinds, isOn, onChoose }: KindsProps) => (
  <ul className="grid grid-cols-1 gap-3">
    {kinds.map((kind) => (
      <li key={kind}>
        <Switch
          label={newsKind(kind).label}
          checked={isOn(kind)}
          onChange={(event) => onChoose(kind, event.target.checked)}
        />
      </li>
    ))}
  </ul>
);
