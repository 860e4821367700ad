import { SwitchInput } from "../../ui/fields/switch.tsx";
import { SETTINGS_WORDS } from "./notifications-words.ts";

interface WaySwitchProps {
  notice: string;
  way: string;
  /** How many of the kinds behind it are on: it is on while one of them is. */
  on: number;
  all: number;
  onChoose: (on: boolean) => void;
}

/** One way of one kind of notice, or of a whole group. On a phone the way is written beside it. */
export const WaySwitch = ({ notice, way, on, all, onChoose }: WaySwitchProps) => (
  <label className="inline-flex min-h-6 flex-col items-start gap-1 @2xl:items-center pointer-coarse:min-h-11">
    <span className="text-xs text-muted @2xl:sr-only">
      <span className="sr-only">{SETTINGS_WORDS.nameOfSwitch(notice)}</span>
      {way}
    </span>
    <SwitchInput checked={on > 0} onChange={(event) => onChoose(event.target.checked)} />
    {on > 0 && on < all && (
      <span className="text-xs whitespace-nowrap text-muted tabular-nums">
        {SETTINGS_WORDS.someOn(on, all)}
      </span>
    )}
  </label>
);
