import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";

const DashboardBar = latePart(() =>
  import("../../cards/dashboard/dashboard-bar.tsx").then((module) => module.DashboardBar),
);

/** A member comes from the bar at the foot of a phone, and keeps it. Visitors have none. */
export function ScannerBar() {
  const { status } = useSession();
  if (status !== "member") return null;
  return (
    <Suspense>
      <DashboardBar />
    </Suspense>
  );
}
