import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { api } from "../api.ts";
import { sendPatiently, wasStopped } from "./send-patiently.ts";

interface Options<Result> {
  send: (once: typeof api) => Promise<Result>;
  onWaiting?: () => void;
  onSuccess: (result: Result) => void;
  onError: (error: Error) => void;
}

/** A mutation that waits for the network while its page is open. `stop` drops what is not yet sent. */
export function usePatientMutation<Result>({ send, onWaiting, onSuccess, onError }: Options<Result>) {
  const [isWaiting, setWaiting] = useState(false);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);
  const mutation = useMutation({
    mutationFn: () => {
      stopper.current = new AbortController();
      let hasReported = false;
      return sendPatiently(send, {
        signal: stopper.current.signal,
        onWaiting: () => {
          if (!hasReported) onWaiting?.();
          hasReported = true;
          setWaiting(true);
        },
      });
    },
    onSuccess,
    onError: (error) => {
      if (!wasStopped(error)) onError(error);
    },
    onSettled: () => setWaiting(false),
  });
  return { ...mutation, isWaiting, stop: () => stopper.current.abort() };
}
