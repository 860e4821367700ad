import type { Referral } from "@cardplaza/contract/chapters/referral";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";
import { LoadingArea, SkeletonText } from "../../../../ui/skeleton.tsx";
import type { Mended } from "../../queue/slip.ts";
import { SlipDialog } from "./slip-dialog.tsx";
import { ThankForm, type ThankValues } from "./thank-form.tsx";

interface ThankSlipProps {
  chapterId: string;
  /** The referral that it is for, if it was begun there. */
  thanksFor: string | null;
  begin?: ThankValues;
  mends?: Mended;
  onClose: () => void;
}

/** "Say thank you". Won referrals that were not thanked for are offered first. */
export function ThankSlip({ thanksFor, ...form }: ThankSlipProps) {
  const won = useToThank(thanksFor);
  return (
    <SlipDialog
      title="Say thank you"
      description="Only the two of you see the amount."
      mends={form.mends}
      onClose={form.onClose}
    >
      {won ? (
        <ThankForm {...form} won={won} />
      ) : (
        <LoadingArea label="Loading">
          <SkeletonText lines={5} />
        </LoadingArea>
      )}
    </SlipDialog>
  );
}

/** The wanted one first; undefined while they load. Without a network the slip is written without its referral. */
function useToThank(thanksFor: string | null): Referral[] | undefined {
  const list = useQuery({
    ...query["GET /api/referrals"]({ query: { box: "received", status: "won" } }),
    staleTime: 0,
  });
  const wanted = useQuery({
    ...query["GET /api/referrals/:id"]({ params: { id: thanksFor ?? "" } }),
    enabled: thanksFor !== null,
    staleTime: 0,
  });
  if (list.isPending || (thanksFor !== null && wanted.isPending)) return undefined;
  const others = (list.data?.referrals ?? []).filter(({ _id }) => _id !== thanksFor);
  return [...(wanted.data ? [wanted.data] : []), ...others].filter(isToThank);
}

const isToThank = ({ isGiver, status, thankYouId, giver }: Referral) =>
  !isGiver && status === "won" && thankYouId === null && giver._id !== null;
