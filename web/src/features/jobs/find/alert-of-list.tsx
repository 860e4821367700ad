import { alertOfList, notInAlert } from "../alerts/alert-of-list.ts";
import { SetAlert } from "../alerts/set-alert.tsx";
import { tabPath, type JobShell, type JobsAddress } from "../job-address.ts";

interface AlertOfListProps {
  shell: JobShell;
  jobs: JobsAddress;
  className?: string;
}

/** Sets an alert with the filters of the list. */
export function AlertOfList({ shell, jobs, className }: AlertOfListProps) {
  return (
    <SetAlert
      filters={alertOfList(jobs)}
      leftOut={notInAlert(jobs)}
      alertsPath={tabPath(shell, "alerts")}
      className={className}
    />
  );
}
