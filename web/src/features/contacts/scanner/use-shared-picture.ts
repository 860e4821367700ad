import { useEffect, useEffectEvent } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { SHARED_PICTURES } from "../../../lib/offline/offline-words.ts";
import { takeSharedPicture } from "../../../lib/offline/shared-picture.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

/** A picture that another app shared with this one: it is read as if it had been chosen here. */
export function useSharedPicture(onPicture: (picture: Blob) => void) {
  const [shared, setShared] = useAddressParam("shared");
  const take = useEffectEvent(async () => {
    const picture = await takeSharedPicture();
    if (Number(shared) > 1) toast(SHARED_PICTURES);
    // After a reload there is none: it is handed over once.
    if (picture) onPicture(picture);
    setShared(null);
  });
  const isShared = shared !== null;
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
}
