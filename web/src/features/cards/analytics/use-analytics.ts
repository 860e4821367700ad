import {
  ANALYTICS_RANGES,
  type AnalyticsRange,
  type AnalyticsTable,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { api } from "../../../lib/api.ts";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { lastDays, ownTimeZone } from "./analytics-days.ts";

const DEFAULT: AnalyticsRange = 30;

/** The chosen range. It is in the address, so that it can be shared and survives a reload. */
export function useRange(): [AnalyticsRange, (days: AnalyticsRange) => void] {
  const [chosen, choose] = useAddressParam("days");
  const range = ANALYTICS_RANGES.find((days) => String(days) === chosen) ?? DEFAULT;
  return [range, (days) => choose(String(days))];
}

export const useAnalytics = (id: string, days: AnalyticsRange) =>
  useQuery({
    ...query["GET /api/business-cards/:id/analytics"]({
      params: { id },
      query: lastDays(days, ownTimeZone()),
    }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    refetchOnWindowFocus: true,
    // The figures stay in place while those of another range are on their way.
    placeholderData: keepPreviousData,
  });

export function useExportAnalytics(id: string, days: AnalyticsRange) {
  return useMutation({
    mutationFn: async (table: "days" | AnalyticsTable) => {
      const period = lastDays(days, ownTimeZone());
      const file = await api["GET /api/business-cards/:id/analytics.csv"]({
        params: { id },
        query: { ...period, table },
      });
      saveFile(file, `analytics-${table}-${period.from}-to-${period.to}.csv`);
    },
    onError: (error) =>
      toast({
        title: "The file was not made",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
