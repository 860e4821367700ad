import type { Analytics } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_RANGES,
  ANALYTICS_TEXT,
  type AnalyticsRange,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Share2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { shareCard } from "../share/use-share-card.ts";
import { AnalyticsCounters } from "./analytics-counters.tsx";
import { AnalyticsCourse } from "./analytics-course.tsx";
import { AnalyticsExportMenu } from "./analytics-export-menu.tsx";
import { AnalyticsTables } from "./analytics-tables.tsx";
import { useAnalytics, useRange } from "./use-analytics.ts";

const RANGES = ANALYTICS_RANGES.map((days) => ({ value: String(days), label: `${days} days` }));

/** What happened to a card: figures, their course, and where visitors came from. */
export function AnalyticsScreen({ card }: { card: Card }) {
  const [days, chooseDays] = useRange();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAnalytics(card._id, days);
  return (
    <div className="grid min-w-0 gap-6" aria-busy={isPlaceholderData || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Range"
          options={RANGES}
          value={String(days)}
          onChange={(value) => chooseDays(Number(value) as AnalyticsRange)}
        />
        {data?.detailed && <AnalyticsExportMenu cardId={card._id} days={days} />}
      </div>
      {isError && !data ? (
        <ErrorState title="The analytics did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : data && isEmpty(data) ? (
        <NothingYet card={card} days={days} />
      ) : (
        <Figures analytics={data} days={days} />
      )}
    </div>
  );
}

function Figures({ analytics, days }: { analytics: Analytics | undefined; days: AnalyticsRange }) {
  if (analytics && !analytics.detailed) {
    return (
      <>
        <Notice>{ANALYTICS_TEXT.countsOnly}</Notice>
        <AnalyticsCounters analytics={analytics} days={days} />
      </>
    );
  }
  return (
    <>
      <AnalyticsCounters analytics={analytics} days={days} />
      <AnalyticsCourse analytics={analytics} />
      <AnalyticsTables analytics={analytics} />
    </>
  );
}

function NothingYet({ card, days }: { card: Card; days: AnalyticsRange }) {
  return (
    <Panel>
      <EmptyState
        drawing="cards"
        title={`Nobody opened this card in the last ${days} days`}
        text="Share it, and you will see here how it is used."
        action={
          <Button onClick={() => void shareCard(card)}>
            <Share2 /> Share card
          </Button>
        }
      />
    </Panel>
  );
}

/** Whether there is nothing to plot and nothing to compare with. */
function isEmpty({ totals, previous, apart }: Analytics): boolean {
  const figures = [...Object.values(totals), ...Object.values(previous), ...Object.values(apart)];
  return figures.every((figure) => figure === 0);
}
