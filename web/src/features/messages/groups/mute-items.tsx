import { momentInWords } from "@cardplaza/contract/date-words";
import { Bell, BellOff } from "lucide-react";
import { useState } from "react";
import { MenuItem, MenuLabel } from "../../../ui/overlays/menu.tsx";
import { MUTE_WORDS } from "../words/groups-words.ts";
import { ALWAYS, MUTE_FOR, type MuteFor, mutedState, mutedUntilAfter } from "./mute-times.ts";

interface MuteItemsProps {
  mutedUntil: string | null;
  /** An ISO time; null ends it. */
  onMute: (until: string | null) => void;
}

/** Muting as rows of a menu, for every kind of conversation. */
export function MuteItems({ mutedUntil, onMute }: MuteItemsProps) {
  const [now] = useState(() => new Date());
  const { isMuted, until } = mutedState(mutedUntil, now);
  const label = until ? MUTE_WORDS.mutedUntil(momentInWords(until, "reader")) : MUTE_WORDS.muted;
  if (isMuted)
    return (
      <>
        <MenuLabel>{label}</MenuLabel>
        <MenuItem onSelect={() => onMute(null)}>
          <Bell /> {MUTE_WORDS.unmute}
        </MenuItem>
      </>
    );
  return (
    <>
      <MenuLabel>{MUTE_WORDS.mute}</MenuLabel>
      {(Object.keys(MUTE_FOR) as MuteFor[]).map((how) => (
        <MenuItem key={how} onSelect={() => onMute(mutedUntilAfter(how, new Date()))}>
          <BellOff /> {MUTE_WORDS[how]}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onMute(ALWAYS)}>
        <BellOff /> {MUTE_WORDS.always}
      </MenuItem>
    </>
  );
}
