import { useMutation } from "@tanstack/react-query";
import { Download, Lock } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";

/** All connections as a table; without the premium plan, the way to it. */
export function ExportConnections() {
  const isLocked = useIsPremium() === false;
  const upgrade = useUpgradeDialog();
  const exporting = useMutation({
    mutationFn: async () => saveFile(await api["GET /api/connections.csv"](), "connections.csv"),
    onError: (error) =>
      toast({ title: "Not exported", description: problemText(error), variant: "destructive" }),
  });
  return (
    <Button
      variant="secondary"
      {...(isLocked ? { "aria-haspopup": "dialog" as const } : {})}
      busy={exporting.isPending}
      onClick={isLocked ? upgrade.show : () => exporting.mutate()}
    >
      {!exporting.isPending && <Download />} Export CSV
      {isLocked && (
        <>
          <Lock aria-hidden="true" className="text-muted" />
          <span className="sr-only">Premium</span>
        </>
      )}
    </Button>
  );
}
