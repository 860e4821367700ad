import { TRACK_FEATURE } from "@cardplaza/contract/chapters/chapter-words";
import { BUSINESS_SOURCE_LABEL, SOURCE_MONTHS } from "@cardplaza/contract/chapters/referral-words";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { Counter } from "../../../ui/counter.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { NeedsPlan } from "./needs-plan.tsx";
import { PartnerLine } from "./partner-line.tsx";
import { paise } from "./referral-words.ts";
import { SourceChart } from "./source-chart.tsx";
import { shortAmount } from "./source-months.ts";

const MONTHS = SOURCE_MONTHS.map((months) => ({ value: String(months), label: `Last ${months} months` }));

/** "Where my business came from": by source and person over months, with the rupees. */
export function SourcesView() {
  const premium = useIsPremium();
  const [months, setMonths] = useState("6");
  const { data, error, isFetching, refetch } = useQuery({
    ...query["GET /api/referrals/sources"]({ query: { months: Number(months) } }),
    enabled: premium === true,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (premium === false)
    return (
      <NeedsPlan
        className="rounded-card border border-line bg-raised"
        feature={TRACK_FEATURE}
        text="See where your business came from by month, source and person, in rupees."
      />
    );
  if (error && !data)
    return <ErrorState text={problemText(error)} retrying={isFetching} onRetry={() => void refetch()} />;
  const most = Math.max(1, ...(data?.people ?? []).map(({ amountPaise }) => amountPaise));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="w-fit">
        <Select
          aria-label="Period"
          options={MONTHS}
          value={months}
          onChange={(event) => setMonths(event.target.value)}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-lg">
        <Counter
          label="Business"
          value={data && shortAmount(data.totalPaise)}
          note={data && paise(data.totalPaise)}
        />
        <Counter label="Won referrals" value={data?.won.toLocaleString("en-IN")} />
      </div>
      <Panel>
        <SourceChart months={data?.months} />
      </Panel>
      {data && data.people.length > 0 && (
        <Panel>
          <PanelHeader title="Who brought it" />
          <ul className="grid grid-cols-1 gap-4">
            {data.people.map(({ person, source, amountPaise, won }) => (
              <li key={`${person._id} ${person.name} ${source}`} className="min-w-0">
                <PartnerLine
                  partner={person}
                  below={`${BUSINESS_SOURCE_LABEL[source]} · ${won === 1 ? "1 won" : `${won} won`}`}
                >
                  <span className="font-semibold tabular-nums">{paise(amountPaise)}</span>
                </PartnerLine>
                <div aria-hidden="true" className="mt-2 ml-13 h-1.5 rounded-full bg-skeleton">
                  <div
                    className="h-full rounded-full bg-brand"
                    style={{ width: `${(amountPaise / most) * 100}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
