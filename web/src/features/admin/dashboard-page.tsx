import { mayUse } from "@cardplaza/contract/admin-roles";
import { useSearchParams } from "react-router";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { useSignedInAdmin } from "./admin-session.ts";
import { DASHBOARD_WORDS } from "./dashboard/dashboard-words.ts";
import { FailuresPanel } from "./dashboard/failures-panel.tsx";
import { HealthPanel } from "./dashboard/health-panel.tsx";
import { QueuesPanel } from "./dashboard/queues-panel.tsx";
import { SetUpPanel } from "./dashboard/set-up-panel.tsx";
import { InboxPanel } from "./inbox/inbox-panel.tsx";
import { INBOX_WORDS } from "./inbox/inbox-words.ts";
import { SecondStepPanel } from "./second-step-panel.tsx";
import { SignedInPanel } from "./signed-in-panel.tsx";

/** What waits and how the product is; by `?tab=inbox` the messages to us. */
export function DashboardPage() {
  const { role } = useSignedInAdmin().admin;
  const [params] = useSearchParams();
  const isInbox = params.get("tab") === "inbox" && mayUse(role, ["support"]);
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <h1 className="text-2xl">{isInbox ? INBOX_WORDS.title : DASHBOARD_WORDS.title}</h1>
      <div className="mt-6">{isInbox ? <InboxPanel /> : <Overview />}</div>
    </div>
  );
}

function Overview() {
  const { admin, secondStep } = useSignedInAdmin();
  const isSuperadmin = admin.role === "superadmin";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid grid-cols-1 gap-6">
        <QueuesPanel role={admin.role} />
        {mayUse(admin.role, ["support"]) && <FailuresPanel />}
        <SecondStepPanel role={admin.role} on={secondStep} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        {isSuperadmin && <SetUpPanel />}
        {isSuperadmin && <HealthPanel />}
        <SignedInPanel admin={admin} />
      </div>
    </div>
  );
}
