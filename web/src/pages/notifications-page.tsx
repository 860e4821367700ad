import { Suspense } from "react";
import { latePart } from "../first-visit/late-part.ts";
import { NotificationsView } from "../features/notifications/notifications-view.tsx";
import { useAddressParam } from "../lib/address/use-address-params.ts";

const DecisionSheet = latePart(() =>
  import("../features/cases/decision-sheet.tsx").then((module) => module.DecisionSheet),
);

/** The bell's page, and above it a decision about the member, to which a notice leads. */
export default function NotificationsPage() {
  const [caseId, setCaseId] = useAddressParam("case");
  return (
    <>
      <NotificationsView />
      {caseId && (
        <Suspense>
          <DecisionSheet key={caseId} id={caseId} onClose={() => setCaseId(null)} />
        </Suspense>
      )}
    </>
  );
}
