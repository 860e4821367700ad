import { useEffect } from "react";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface Failing {
  isError: boolean;
  /** Changes with each failure. */
  errorUpdatedAt: number;
}

/** Shows a toast each time a list does not load. */
export function useFailureToast(
  { isError, errorUpdatedAt }: Failing,
  words: { title: string; description: string },
) {
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toast({ ...words, variant: "destructive" });
  }, [isError, errorUpdatedAt, words]);
}
