import { momentInWords } from "@cardplaza/contract/date-words";
import { BellOff } from "lucide-react";
import { MenuItem, MenuLabel } from "../../../ui/overlays/menu.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { TimeItems } from "./time-items.tsx";

interface RemindItemsProps {
  remindAt: string | null;
  /** Null takes the reminder back. */
  onChoose: (at: string | null) => void;
  onOwnTime: () => void;
}

/** "Remind me" as rows of a message's menu. */
export function RemindItems({ remindAt, onChoose, onOwnTime }: RemindItemsProps) {
  return (
    <>
      <MenuLabel>
        {remindAt ? LATER_WORDS.remindAt(momentInWords(remindAt, "reader")) : LATER_WORDS.remind}
      </MenuLabel>
      <TimeItems onChoose={onChoose} onOwnTime={onOwnTime} />
      {remindAt && (
        <MenuItem onSelect={() => onChoose(null)}>
          <BellOff /> {LATER_WORDS.removeReminder}
        </MenuItem>
      )}
    </>
  );
}
