import { type ReactNode, useState } from "react";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { ChooseTimeDialog } from "./choose-time-dialog.tsx";
import { RemindItems } from "./remind-items.tsx";

interface RemindMenuProps {
  remindAt: string | null;
  /** An ISO time; null takes the reminder back. */
  onChoose: (at: string | null) => void | Promise<unknown>;
  /** The button that opens it. */
  children: ReactNode;
}

/** "Remind me" as a menu of its own. */
export function RemindMenu({ remindAt, onChoose, children }: RemindMenuProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>{children}</MenuTrigger>
        <MenuContent className="min-w-72">
          <RemindItems
            remindAt={remindAt}
            onChoose={(at) => void onChoose(at)}
            onOwnTime={() => setChoosing(true)}
          />
        </MenuContent>
      </Menu>
      {choosing && (
        <ChooseTimeDialog
          title={LATER_WORDS.remindTitle}
          onChoose={onChoose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
