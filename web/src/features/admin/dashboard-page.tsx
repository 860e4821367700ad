import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { adminMeta } from "./admin-meta.ts";
import { useSignedInAdmin } from "./admin-session.ts";
import { SecondStepPanel } from "./second-step-panel.tsx";
import { SignedInPanel } from "./signed-in-panel.tsx";

export const meta = () => adminMeta("Dashboard");

export default function DashboardPage() {
  const { admin, secondStep } = useSignedInAdmin();
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <h1 className="text-2xl">Dashboard</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <SecondStepPanel role={admin.role} on={secondStep} />
        <SignedInPanel admin={admin} />
      </div>
    </div>
  );
}
