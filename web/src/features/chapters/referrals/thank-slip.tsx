import type { Referral } from "@cardplaza/contract/chapters/referral";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { ThankForm } from "./thank-form.tsx";

interface ThankSlipProps {
  chapterId: string;
  /** The referral that it is for, if it was begun there. */
  thanksFor: string | null;
  onClose: () => void;
}

/** "Say thank you". Won referrals that were not thanked for are offered first. */
export function ThankSlip({ chapterId, thanksFor, onClose }: ThankSlipProps) {
  const won = useQuery({
    ...query["GET /api/referrals"]({ query: { box: "received", status: "won" } }),
    staleTime: 0,
  });
  // Without a network the slip opens all the same; it can be written without its referral.
  if (!won.data && !won.isError)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent title="Say thank you">
          <LoadingArea label="Loading">
            <SkeletonText lines={5} />
          </LoadingArea>
        </DialogContent>
      </Dialog>
    );
  const open = (won.data?.referrals ?? []).filter(isToThank);
  return <ThankForm chapterId={chapterId} won={open} begin={thanksFor} onClose={onClose} />;
}

const isToThank = ({ thankYouId, giver }: Referral) => thankYouId === null && giver._id !== null;
