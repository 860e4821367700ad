import type { UserProfile } from "@cardplaza/contract/people/profile";
import { OPEN_TO, OPEN_TO_LABEL } from "@cardplaza/contract/people/profile-words";
import { ToggleChip } from "../../../ui/chip.tsx";
import { useChangeChoices } from "../profile/use-change-choices.ts";
import { PartPanel } from "./part-panel.tsx";
import { useEditing } from "./use-editing.ts";

/** What others may come with. Each choice is saved by itself and at once. */
export function OpenToPanel({ profile }: { profile: UserProfile }) {
  const change = useChangeChoices(profile);
  const { openTo } = profile;
  const { part } = useEditing();
  return (
    <PartPanel title="Open to">
      <div role="group" aria-label="Open to" className="flex flex-wrap gap-2">
        {OPEN_TO.map((choice) => (
          <ToggleChip
            key={choice}
            pressed={openTo[choice]}
            // A form that is open is saved on the version it began with.
            disabled={part !== null}
            onClick={() => change({ openTo: { ...openTo, [choice]: !openTo[choice] } })}
          >
            {OPEN_TO_LABEL[choice]}
          </ToggleChip>
        ))}
      </div>
      <p className="mt-3 text-xs text-muted">It is shown at the top of your profile.</p>
    </PartPanel>
  );
}
