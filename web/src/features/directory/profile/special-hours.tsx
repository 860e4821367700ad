import { MAX_SPECIAL_DAYS } from "@cardplaza/contract/directory/listing-rules";
import type { SpecialDay } from "@cardplaza/contract/directory/listing-words";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { dateInIndia } from "@cardplaza/contract/time";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { useListingWrites } from "../use-listing-writes.ts";
import { SpecialDayRow } from "./special-day-row.tsx";
import { wrongWithSpecialDays } from "./special-days.ts";

/** Days on which the week's hours do not hold. Past ones are let go with the next change. */
export function SpecialHours({ listing }: { listing: Listing }) {
  const [today] = useState(() => dateInIndia(new Date()));
  const { saveSpecialDays } = useListingWrites();
  const [days, setDays] = useState<SpecialDay[]>(() =>
    listing.specialHours
      .filter(({ date }) => date >= today)
      .sort((one, other) => one.date.localeCompare(other.date)),
  );
  const [changed, setChanged] = useState(false);
  const [checked, setChecked] = useState(false);
  const wrong = checked ? wrongWithSpecialDays(days, today) : {};
  const change = (next: SpecialDay[]) => {
    setDays(next);
    setChanged(true);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(wrongWithSpecialDays(days, today)).length > 0) return;
    saveSpecialDays.mutate(
      { listing, days },
      {
        onSuccess: () => {
          setChanged(false);
          toast({ title: "Special hours saved", description: "Visitors see them now." });
        },
      },
    );
  };
  return (
    <Panel>
      <PanelHeader
        title="Special hours"
        description="Holidays, festivals, a day with other hours."
        className="mb-4"
      />
      <form onSubmit={save} className="grid gap-4" noValidate>
        {days.map((day, at) => (
          <SpecialDayRow
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            day={day}
            earliest={today}
            problem={wrong[at]}
            onChange={(next) => change(days.map((each, index) => (index === at ? next : each)))}
            onRemove={() => change(days.filter((_, index) => index !== at))}
          />
        ))}
        <FormProblem error={saveSpecialDays.error} />
        <div className="flex flex-wrap gap-2">
          {days.length < MAX_SPECIAL_DAYS && (
            <Button
              variant="secondary"
              onClick={() => change([...days, { date: "", closed: true, ranges: [] }])}
            >
              <Plus /> Add a day
            </Button>
          )}
          {changed && (
            <Button type="submit" busy={saveSpecialDays.isPending}>
              Save
            </Button>
          )}
        </div>
      </form>
      <LeaveWarning when={changed} />
    </Panel>
  );
}
