import { Tag } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuCheckboxItem, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { LIST_WORDS } from "../messages-words.ts";
import { useLabels } from "../sync/use-conversations.ts";

interface LabelFilterProps {
  /** Empty for all conversations. */
  label: string;
  onLabel: (label: string) => void;
}

/** Shows only what has a label of the member's. */
export function LabelFilter({ label, onLabel }: LabelFilterProps) {
  const { data: labels = [] } = useLabels();
  if (labels.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="secondary"
          size="icon"
          aria-label={label ? LIST_WORDS.labelled(label) : LIST_WORDS.byLabel}
          title={LIST_WORDS.byLabel}
          className={label ? "border-brand bg-brand-soft text-brand-strong" : ""}
        >
          <Tag />
        </Button>
      </MenuTrigger>
      <MenuContent>
        {["", ...labels].map((each) => (
          <MenuCheckboxItem key={each} checked={each === label} onCheckedChange={() => onLabel(each)}>
            <span dir="auto" className="truncate">
              {each || LIST_WORDS.allLabels}
            </span>
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
