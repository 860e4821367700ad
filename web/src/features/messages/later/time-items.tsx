import { momentInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { MenuItem } from "../../../ui/overlays/menu.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { laterTimes } from "./later-times.ts";

interface TimeItemsProps {
  /** An ISO time. */
  onChoose: (at: string) => void;
  /** Any other time: opens `ChooseTimeDialog`. */
  onOwnTime: () => void;
}

/** Rows of a menu: three times, and any other. */
export function TimeItems({ onChoose, onOwnTime }: TimeItemsProps) {
  const [times] = useState(() => laterTimes(new Date()));
  const { soonHours, soon, tomorrow, nextMonday } = times;
  const rows = [
    { label: LATER_WORDS.inHours(soonHours), at: soon },
    { label: LATER_WORDS.tomorrow, at: tomorrow },
    { label: LATER_WORDS.nextMonday, at: nextMonday },
  ];
  return (
    <>
      {rows.map(({ label, at }) => (
        <MenuItem key={label} onSelect={() => onChoose(at.toISOString())}>
          <span className="min-w-0 flex-1">{label}</span>
          <span className="text-xs text-muted tabular-nums">{momentInWords(at, "reader")}</span>
        </MenuItem>
      ))}
      <MenuItem onSelect={onOwnTime}>{LATER_WORDS.chooseTime}</MenuItem>
    </>
  );
}
