import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { LateUpgradeDialog } from "../plan/late-upgrade-dialog.tsx";

/** Runs a premium action, or offers the plan to a member without it. Visitors sign in first and return here. */
export function usePlanGate() {
  const { status } = useSession();
  const { data } = useQuery({ ...query["GET /api/user-profile"](), enabled: status === "member" });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offering, setOffering] = useState(false);
  const isPremium = data?.plan === "premium";
  const offer = () => {
    if (status === "member") setOffering(true);
    else void navigate(`/auth?redirect=${encodeURIComponent(pathname + search)}`);
  };
  return {
    isPremium,
    offer,
    dialog: <LateUpgradeDialog open={offering} onOpenChange={setOffering} />,
  };
}
