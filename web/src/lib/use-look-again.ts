import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toast } from "../ui/overlays/toast-store.ts";
import { ApiError } from "./api.ts";
import { problemText } from "./problem-text.ts";

/** Not found, conflict, gone, wrong state: the record is no longer as the screen shows it. */
const OUTDATED = [404, 409, 410, 422];

/** After a call that was refused because somebody changed the record elsewhere: reads these lists again. */
export function useLookAgain(keys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const readAgain = async (title: string, description: string) => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    // Once it is drawn: a row that is gone took its dialog with it, and the reason there.
    await new Promise((drawn) => setTimeout(drawn, 100));
    if (!isHere.current) toast({ title, description, variant: "destructive" });
  };
  return (error: unknown, title: string) => {
    if (error instanceof ApiError && OUTDATED.includes(error.status))
      void readAgain(title, problemText(error));
  };
}
