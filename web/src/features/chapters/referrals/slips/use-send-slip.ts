import { useMutation } from "@tanstack/react-query";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import type { Mended, NewSlip } from "../../queue/slip.ts";
import { useSlipQueue } from "../../queue/use-slip-queue.ts";
import type { Slip } from "../referrals-address.ts";
import { useReadSlipsAgain } from "../use-referrals.ts";

interface Sending<Kind extends Slip> extends Omit<NewSlip<Kind>, "kind"> {
  /** The message once the server has the slip. */
  done: string;
}

/** Sends a slip at once, or leaves it to the queue when there is no network: it is entered either way. */
export function useSendSlip<Kind extends Slip>(kind: Kind, onDone: () => void, mends?: Mended) {
  const queue = useSlipQueue();
  const readAgain = useReadSlipsAgain();
  return useMutation({
    mutationFn: ({ call, label, form }: Sending<Kind>) => queue.add<Kind>({ kind, call, label, form }, mends),
    onSuccess: (added, { done }) => {
      toast(
        "waits" in added
          ? { title: "Kept on this phone", description: "It is sent as soon as there is a network." }
          : { title: done },
      );
      if ("sent" in added) void readAgain();
      onDone();
    },
  });
}
