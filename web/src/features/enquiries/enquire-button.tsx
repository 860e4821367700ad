import type { EnquiryTargetType } from "@cardplaza/contract/enquiries/enquiry-words";
import { MessageSquareText } from "lucide-react";
import { Suspense, useState } from "react";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { lazyWithQueries } from "../../first-visit/lazy-with-queries.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const EnquiryDialog = lazyWithQueries(() =>
  import("./new/enquiry-dialog.tsx").then((module) => module.EnquiryDialog),
);

export interface EnquiryTarget {
  type: EnquiryTargetType;
  id: string;
  name: string;
  /** Who answers for it, if that is not what its name says. */
  seller?: string;
  /** The unit it is sold in, such as "piece". */
  unit?: string;
  /** What can be ordered of a package. */
  offer?: EnquiryOffer;
}

export interface EnquiryOffer {
  tiers: readonly { tier: string; pricePaise: number; deliveryDays: number }[];
  addOns: readonly { name: string; pricePaise: number }[];
}

interface EnquireButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  target: EnquiryTarget;
  /** "Enquire", or for example "Get best price". */
  label?: string;
  /** How long its answers usually take. */
  replyMedianMin?: number | null;
}

/** Opens the form. After a sign-in the address says `?enquire=…`, and the form is open again as it was. */
export function EnquireButton({
  target,
  label = "Enquire",
  replyMedianMin = null,
  ...looks
}: EnquireButtonProps) {
  const [enquired, setEnquired] = useAddressParam("enquire");
  const [pressed, setPressed] = useState(false);
  const hydrated = useHydrated();
  const isReturning = hydrated && enquired === target.id;
  const close = () => {
    setPressed(false);
    if (enquired !== null) setEnquired(null);
  };
  return (
    <>
      <Button {...looks} aria-haspopup="dialog" onClick={() => setPressed(true)}>
        <MessageSquareText /> {label}
      </Button>
      {(pressed || isReturning) && (
        <Suspense>
          <EnquiryDialog target={target} replyMedianMin={replyMedianMin} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
