import { alertOfList, notInAlert } from "../alerts/alert-of-list.ts";
import { SetAlert } from "../alerts/set-alert.tsx";
import { tabPath, type JobShell, type JobsAddress } from "./job-address.ts";

/** Sets an alert with the filters of the list. */
export function AlertOfList({ shell, jobs }: { shell: JobShell; jobs: JobsAddress }) {
  return (
    <SetAlert filters={alertOfList(jobs)} leftOut={notInAlert(jobs)} alertsPath={tabPath(shell, "alerts")} />
  );
}
