import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Avatar } from "../../../ui/avatar.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";

interface PersonCheckboxProps {
  person: { name: string; profile_image: string | null; headline?: string; city?: string };
  note?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** Somebody, or a conversation, to be chosen among others. */
export function PersonCheckbox({
  person: { name, profile_image, headline, city },
  note,
  checked,
  disabled = false,
  onToggle,
}: PersonCheckboxProps) {
  const about = [note, headline, city].filter(Boolean).join(" · ");
  return (
    <li className="rounded-field px-2 hover:bg-hover">
      <Checkbox
        className="pt-3 pb-1.5"
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        label={
          <span className="-mt-1.5 flex min-h-8 min-w-0 items-center gap-2.5">
            <Avatar size="sm" name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
            <span className="min-w-0">
              <span dir="auto" className="block font-medium wrap-anywhere">
                {name}
              </span>
              {about && <span className="line-clamp-1 text-xs text-muted">{about}</span>}
            </span>
          </span>
        }
      />
    </li>
  );
}
