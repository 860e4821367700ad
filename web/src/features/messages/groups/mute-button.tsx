import { Bell, BellOff } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { MUTE_WORDS } from "../words/groups-words.ts";
import { MuteItems } from "./mute-items.tsx";
import { mutedState } from "./mute-times.ts";

interface MuteButtonProps {
  mutedUntil: string | null;
  onMute: (until: string | null) => void;
}

export function MuteButton({ mutedUntil, onMute }: MuteButtonProps) {
  const { isMuted } = mutedState(mutedUntil, useNow());
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="secondary" size="sm">
          {isMuted ? <BellOff /> : <Bell />} {isMuted ? MUTE_WORDS.muted : MUTE_WORDS.mute}
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MuteItems mutedUntil={mutedUntil} onMute={onMute} />
      </MenuContent>
    </Menu>
  );
}
