import type { Card } from "@cardplaza/contract/cards/cards";
import { REPORT_REASONS } from "@cardplaza/contract/moderation/report-reasons";
import { Button } from "../../../ui/button.tsx";
import { ReportForm } from "../../moderation/report-form.tsx";
import { useReportCard } from "./use-report-card.ts";

export function ReportDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const { report, block } = useReportCard(card, onClose);
  return (
    <ReportForm title="Report this card" reasons={REPORT_REASONS} report={report} onClose={onClose}>
      <Button variant="ghost" busy={block.isPending} onClick={() => block.mutate()}>
        Block this person
      </Button>
    </ReportForm>
  );
}
