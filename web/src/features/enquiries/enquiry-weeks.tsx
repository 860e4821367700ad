import { dayInWords } from "@cardplaza/contract/date-words";
import type { EnquiryStats } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { cn } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Twelve weeks of received enquiries, with the answered part of each bar filled. */
export function EnquiryWeeks({ weeks }: { weeks: EnquiryStats["weeks"] | undefined }) {
  const top = Math.max(1, ...(weeks ?? []).map(({ received }) => received));
  const isQuiet = weeks?.every(({ received }) => received === 0);
  const height = (count: number) => ({ height: `${(count / top) * 100}%` });
  return (
    <figure className="rounded-card border border-line bg-raised p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-sm font-medium">Enquiries in the last 12 weeks</span>
        {!isQuiet && (
          <span className="flex gap-4 text-xs text-muted">
            <Key className="border border-brand bg-brand-soft" label="Received" />
            <Key className="bg-brand" label="Answered" />
          </span>
        )}
      </figcaption>
      {isQuiet ? (
        <p className="grid h-20 place-items-center text-sm text-muted">No enquiries in these weeks.</p>
      ) : weeks ? (
        <>
          <div aria-hidden="true" className="flex h-20 items-end gap-1 sm:gap-2">
            {weeks.map(({ week, received, answered }) => (
              <div
                key={week}
                title={`Week of ${dayInWords(week)}: ${received} received, ${answered} answered`}
                className="flex h-full flex-1 flex-col justify-end border-b border-line"
              >
                <div
                  style={height(received)}
                  className={cn(
                    "mx-auto flex w-full max-w-8 flex-col justify-end overflow-hidden rounded-t-[3px] bg-brand-soft",
                    received > 0 && "border border-b-0 border-brand",
                  )}
                >
                  <div
                    style={{ height: `${(answered / Math.max(1, received)) * 100}%` }}
                    className="bg-brand"
                  />
                </div>
              </div>
            ))}
          </div>
          <table className="sr-only">
            <caption>Enquiries of each week</caption>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">Received</th>
                <th scope="col">Answered</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ week, received, answered }) => (
                <tr key={week}>
                  <th scope="row">{dayInWords(week)}</th>
                  <td>{received}</td>
                  <td>{answered}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </figure>
  );
}

const Key = ({ className, label }: { className: string; label: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span aria-hidden="true" className={cn("size-2.5 rounded-[3px]", className)} />
    {label}
  </span>
);
