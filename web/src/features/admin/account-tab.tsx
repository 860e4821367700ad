import { useSignedInAdmin } from "./admin-session.ts";
import { DevicesPanel } from "./account/devices-panel.tsx";
import { RecoveryCodesPanel } from "./account/recovery-codes-panel.tsx";
import { SecondStepPanel } from "./second-step-panel.tsx";
import { SignedInPanel } from "./signed-in-panel.tsx";

/** What administrators see and change of their own account. */
export function AccountTab() {
  const { admin, secondStep, recoveryCodesLeft } = useSignedInAdmin();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid grid-cols-1 gap-6">
        <SecondStepPanel role={admin.role} on={secondStep} />
        {secondStep && <RecoveryCodesPanel left={recoveryCodesLeft} />}
        <DevicesPanel />
      </div>
      <SignedInPanel admin={admin} />
    </div>
  );
}
