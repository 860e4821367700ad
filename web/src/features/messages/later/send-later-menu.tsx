import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { ChooseTimeDialog } from "./choose-time-dialog.tsx";
import { TimeItems } from "./time-items.tsx";

interface SendLaterMenuProps {
  /** An ISO time: the message that is typed is sent with it as `sendAt`. */
  onChoose: (at: string) => void | Promise<unknown>;
  disabled?: boolean;
}

/** Beside the button that sends. */
export function SendLaterMenu({ onChoose, disabled = false }: SendLaterMenuProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger asChild disabled={disabled}>
          <Button
            variant="ghost"
            size="icon"
            disabled={disabled}
            aria-label={LATER_WORDS.sendLater}
            title={LATER_WORDS.sendLater}
          >
            <AlarmClock />
          </Button>
        </MenuTrigger>
        <MenuContent className="min-w-72">
          <TimeItems onChoose={(at) => void onChoose(at)} onOwnTime={() => setChoosing(true)} />
        </MenuContent>
      </Menu>
      {choosing && (
        <ChooseTimeDialog
          title={LATER_WORDS.sendLaterTitle}
          onChoose={onChoose}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
