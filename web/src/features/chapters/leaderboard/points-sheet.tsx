import type { Period } from "@cardplaza/contract/chapters/points-words";
import { HOW_POINTS_WORK, PERIOD_LABEL } from "@cardplaza/contract/chapters/points-words";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { PointEntries } from "./point-entries.tsx";

interface PointsSheetProps {
  chapterId: string;
  period: Period;
  /** Missing for the viewer's own. */
  userId?: string;
  title: string;
  onClose: () => void;
}

/** The very entries that gave somebody's points, and the rules they follow. */
export function PointsSheet({ title, period, onClose, ...whose }: PointsSheetProps) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={title}
        description={PERIOD_LABEL[period]}
        className="w-[min(34rem,calc(100vw-24px))]"
      >
        <div
          role="region"
          aria-label="Entries and rules"
          // It scrolls, so the keyboard must get to it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="rounded-sm"
        >
          <PointEntries period={period} {...whose} />
          <section className="mt-6 border-t border-line pt-5">
            <h3 className="text-base">How points work</h3>
            <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-x-4 gap-y-2 text-sm">
              {HOW_POINTS_WORK.map(([what, points]) => (
                <div key={what} className="contents">
                  <dt>{what}</dt>
                  <dd className="text-muted">{points}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </SheetContent>
    </Sheet>
  );
}
