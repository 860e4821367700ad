import { MessageSquareText } from "lucide-react";
import { Suspense, useState } from "react";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { lazyWithQueries } from "../../first-visit/lazy-with-queries.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { EnquiryTarget } from "./enquiry-target.ts";

const EnquiryDialog = lazyWithQueries(() =>
  import("./new/enquiry-dialog.tsx").then((module) => module.EnquiryDialog),
);

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
