import { useMutation } from "@tanstack/react-query";
import { Download, Lock, Users } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";

interface PremiumButtonsProps {
  jobId: string;
  /** Whether anybody has applied. */
  canExport: boolean;
  onShowPast: () => void;
}

/** What needs the premium plan; without it, they lead to the upgrade. */
export function PremiumButtons({ jobId, canExport, onShowPast }: PremiumButtonsProps) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  const isLocked = premium === false;
  const exporting = useMutation({
    mutationFn: async () =>
      saveFile(await api["GET /api/jobs/:id/applications.csv"]({ params: { id: jobId } }), "applicants.csv"),
    onError: (error) =>
      toast({ title: "Not exported", description: problemText(error), variant: "destructive" }),
  });
  const locked = isLocked ? { "aria-haspopup": "dialog" as const } : {};
  return (
    <>
      <Button variant="secondary" {...locked} onClick={isLocked ? upgrade.show : onShowPast}>
        <Users /> Past applicants {isLocked && <PremiumMark />}
      </Button>
      {canExport && (
        <Button
          variant="secondary"
          {...locked}
          busy={exporting.isPending}
          onClick={isLocked ? upgrade.show : () => exporting.mutate()}
        >
          {!exporting.isPending && <Download />} Export CSV {isLocked && <PremiumMark />}
        </Button>
      )}
    </>
  );
}

function PremiumMark() {
  return (
    <>
      <Lock aria-hidden="true" className="text-muted" />
      <span className="sr-only">Premium</span>
    </>
  );
}
