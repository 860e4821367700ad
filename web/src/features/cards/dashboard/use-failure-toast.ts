import { useEffect } from "react";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface Failing {
  isError: boolean;
  /** Anew with each failure. */
  errorUpdatedAt: number;
}

/** Says so, each time that a list did not load. */
export function useFailureToast(
  { isError, errorUpdatedAt }: Failing,
  words: { title: string; description: string },
) {
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toast({ ...words, variant: "destructive" });
  }, [isError, errorUpdatedAt, words]);
}
