import type { Period } from "@cardplaza/contract/chapters/points-words";
import { useMutation } from "@tanstack/react-query";
import { Download, FileText } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface BoardDownloadsProps {
  chapterId: string;
  period: Period;
  isOfficer: boolean;
}

const FILES = [
  { call: "GET /api/chapters/:id/leaderboard.csv", label: "All entries (CSV)", file: "points", forAll: true },
  { call: "GET /api/chapters/:id/report.csv", label: "Report (CSV)", file: "report", forAll: false },
  { call: "GET /api/chapters/:id/report.pdf", label: "Report (PDF)", file: "report", forAll: false },
] as const;

/** The entries, with which everybody can recompute the totals; for officers also the reports. */
export function BoardDownloads({ chapterId, period, isOfficer }: BoardDownloadsProps) {
  const download = useMutation({
    mutationFn: async ({ call, file }: (typeof FILES)[number]) => {
      const kind = call.slice(call.lastIndexOf(".") + 1);
      saveFile(
        await api[call]({ params: { id: chapterId }, query: { period } }),
        `${file}-${period}.${kind}`,
      );
    },
    onError: (error) =>
      toast({ title: "Not downloaded", description: problemText(error), variant: "destructive" }),
  });
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="mb-3 text-sm text-muted">
        Anyone can recompute the totals: the file holds every entry that gave points.
      </p>
      <div className="flex flex-wrap gap-2">
        {FILES.filter(({ forAll }) => forAll || isOfficer).map((each) => {
          const busy = download.isPending && download.variables.call === each.call;
          const Icon = each.call.endsWith("pdf") ? FileText : Download;
          return (
            <Button
              key={each.call}
              size="sm"
              variant="secondary"
              busy={busy}
              onClick={() => download.mutate(each)}
            >
              {!busy && <Icon />} {each.label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
