import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { LateUpgradeDialog } from "../plan/late-upgrade-dialog.tsx";

/** Runs a premium action, or offers the plan to a member without it. Visitors sign in first and return here. */
export function usePlanGate() {
  const { status } = useSession();
  const { data } = useQuery({ ...query["GET /api/user-profile"](), enabled: status === "member" });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offering, setOffering] = useState(false);
  const isPremium = data?.plan === "premium";
  const offer = () => {
    if (status === "member") setOffering(true);
    else void navigate(`/auth?redirect=${encodeURIComponent(pathname + search)}`);
  };
  /** Runs it as soon as the plan is known: a member who presses at once is not offered what they have. */
  const runOrOffer = async (run: () => void) => {
    if (status !== "member") return offer();
    const known =
      data ?? (await queryClient.ensureQueryData(query["GET /api/user-profile"]()).catch(() => null));
    if (known?.plan === "premium") run();
    else offer();
  };
  return {
    isPremium,
    runOrOffer,
    offer,
    dialog: <LateUpgradeDialog open={offering} onOpenChange={setOffering} />,
  };
}
