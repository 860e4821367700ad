import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { query } from "../lib/query.ts";
import { decideForPremium } from "./guard-decision.ts";
import { Guarded } from "./guarded.tsx";

/** Around what belongs to the premium plan, on a screen that members only see anyway. */
export function PremiumOnly({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const profile = useQuery(query["GET /api/user-profile"]());
  const decision = decideForPremium(profile.data?.plan, profile.isError, pathname + search);
  return (
    <Guarded decision={decision} onRetry={() => void profile.refetch()}>
      {children}
    </Guarded>
  );
}
