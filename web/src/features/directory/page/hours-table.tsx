import {
  comingSpecialDays,
  hasHours,
  weekdayInIndia,
  weekTable,
  type Opening,
} from "@cardplaza/contract/directory/hours/opening-hours";
import { dateInIndia } from "@cardplaza/contract/time";
import { cn } from "../../../ui/class-names.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { useNow } from "../../notifications/use-now.ts";

/** The week with today marked, and the special days. A cached page does not know what day it is. */
export function HoursTable({ opening }: { opening: Opening }) {
  const hydrated = useHydrated();
  const now = useNow();
  if (!hasHours(opening)) return <p className="text-sm text-muted">Opening hours are not given.</p>;
  const today = hydrated ? weekdayInIndia(now) : null;
  const special = comingSpecialDays(opening, hydrated ? dateInIndia(now) : "");
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {weekTable(opening).map(({ day, name, text }) => (
            <tr
              key={day}
              data-rest="weekday"
              data-of={day}
              data-today={day === today || undefined}
              className="align-top data-today:font-semibold [&:not([data-today])>th]:font-normal"
            >
              <th scope="row" className="py-1 pr-4 whitespace-nowrap">
                {name}
                <span className="sr-only hidden in-data-today:block"> (today)</span>
              </th>
              <td className={cn("py-1 text-right tabular-nums", text === "Closed" && "text-muted")}>
                <Ranges text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {special.length > 0 && (
        <table className="mt-4 w-full text-left text-sm">
          <caption className="border-t border-line pt-3 pb-1 text-left font-semibold">Special days</caption>
          <tbody>
            {special.map(({ date, name, text }) => (
              <tr key={date} data-rest="until" data-of={date} className="align-top">
                <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap">
                  {name}
                </th>
                <td className="py-1 text-right tabular-nums">
                  <Ranges text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** One a line, never broken in the middle. */
const Ranges = ({ text }: { text: string }) =>
  text.split(", ").map((range, at, all) => (
    <span key={range} className="block whitespace-nowrap">
      {range}
      {at < all.length - 1 && <span className="sr-only">, </span>}
    </span>
  ));
