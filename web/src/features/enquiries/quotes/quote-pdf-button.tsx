import type { Enquiry, EnquiryQuote } from "@cardplaza/contract/enquiries/enquiry";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { useSellersPlan } from "../use-sellers-plan.ts";

/** For both sides, if the seller has the premium plan. A seller without it can upgrade here. */
export function QuotePdfButton({ enquiry, quote }: { enquiry: Enquiry; quote: EnquiryQuote }) {
  const { side, sellerIsPremium } = enquiry;
  const { canUpgrade } = useSellersPlan(enquiry);
  const upgrade = useUpgradeDialog();
  const download = useMutation({
    mutationFn: async () => {
      const params = { id: enquiry._id, file: `${quote._id}.pdf` };
      saveFile(await api["GET /api/enquiries/:id/quotes/:file"]({ params }), "quote.pdf");
    },
    onError: (error) =>
      toast({ title: "The PDF could not be made", description: problemText(error), variant: "destructive" }),
  });
  if (!sellerIsPremium && (side === "buyer" || !canUpgrade)) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={download.isPending}
      onClick={() => (sellerIsPremium ? download.mutate() : upgrade.show())}
    >
      {!download.isPending && <Download />} PDF
    </Button>
  );
}
