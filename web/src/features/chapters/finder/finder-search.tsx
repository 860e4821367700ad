import { WEEKDAY_NAMES } from "@cardplaza/contract/chapters/chapter-words";
import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { MapPin } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { CityInput } from "../../places/city-input.tsx";
import { finderQuery, type FinderAddress } from "./finder-address.ts";

export interface FinderProps {
  finder: FinderAddress;
  go: (change: Partial<FinderAddress>) => void;
}

const DAYS = [
  { value: "", label: "Any day" },
  // A week begins on Monday here.
  ...[1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: WEEKDAY_NAMES[day] ?? "" })),
];

/** City and day, free seats and online. A GET form, so it works before the scripts load. */
export function FinderSearch({ finder, go }: FinderProps) {
  const [city, setCity] = useState(finder.city[0] ?? "");
  const show = (name: string) => {
    const others = finder.city.slice(1);
    go({ city: name.trim() ? [name.trim(), ...others] : others });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(city);
  };
  return (
    <form
      action={OFFLINE_NETWORKING_PATH}
      role="search"
      aria-label="Find a chapter"
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_auto]"
    >
      <OtherFields finder={finder} />
      <div className="max-sm:col-span-2">
        <CityInput
          value={city}
          onChange={setCity}
          onTake={({ value }) => {
            setCity(value);
            show(value);
          }}
          name="city"
          aria-label="City"
          placeholder="Your city"
          leading={<MapPin />}
        />
      </div>
      <Select
        name="weekday"
        aria-label="Day"
        options={DAYS}
        value={finder.weekday === undefined ? "" : String(finder.weekday)}
        onChange={({ target }) => go({ weekday: target.value === "" ? undefined : Number(target.value) })}
      />
      <Button type="submit" offlineNote={false}>
        Find chapters
      </Button>
      <div className="col-span-full flex flex-wrap gap-2 pt-1 noscript:hidden">
        <ToggleChip pressed={finder.seats} onClick={() => go({ seats: !finder.seats })}>
          Free seats
        </ToggleChip>
        <ToggleChip pressed={finder.online} onClick={() => go({ online: !finder.online })}>
          Online
        </ToggleChip>
      </div>
    </form>
  );
}

/** What the address says besides the fields of the form, for a form that is sent without scripts. */
function OtherFields({ finder }: { finder: FinderAddress }) {
  const left = Object.entries(finderQuery({ ...finder, page: 1 }));
  return left
    .filter(([name]) => name !== "city" && name !== "weekday")
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />);
}
