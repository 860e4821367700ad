import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { useUpgradeDialog } from "../../../plan/use-upgrade-dialog.ts";

interface PublishMeterProps {
  published: number;
  /** The limit; null if any number can be published. */
  limit: number | null;
}

/** "23 of 25 published", with the way to more. */
export function PublishMeter({ published, limit }: PublishMeterProps) {
  const upgrade = useUpgradeDialog();
  if (limit === null) return <p className="mt-4 text-sm text-muted">{published} published</p>;
  const label = `${published} of ${limit} published`;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium tabular-nums">{label}</p>
        <ProgressBar label={label} value={Math.min(1, published / limit)} className="mt-2" />
      </div>
      <Button variant="secondary" size="sm" onClick={upgrade.show}>
        Upgrade for more
      </Button>
    </div>
  );
}
