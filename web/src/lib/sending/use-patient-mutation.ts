import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { api } from "../api.ts";
import { sendPatiently, wasStopped } from "./send-patiently.ts";

interface Options<Result, Values> {
  send: (once: typeof api, values: Values) => Promise<Result>;
  onWaiting?: () => void;
  onSuccess?: (result: Result) => void;
  onError?: (error: Error) => void;
}

/** A mutation that waits for the network while its page is open. `stop` drops what is not yet sent. */
export function usePatientMutation<Result, Values = void>({
  send,
  onWaiting,
  onSuccess,
  onError,
}: Options<Result, Values>) {
  const [isWaiting, setWaiting] = useState(false);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);
  const mutation = useMutation({
    mutationFn: (values: Values) => {
      stopper.current = new AbortController();
      let hasReported = false;
      return sendPatiently((once) => send(once, values), {
        signal: stopper.current.signal,
        onWaiting: () => {
          if (!hasReported) onWaiting?.();
          hasReported = true;
          setWaiting(true);
        },
      });
    },
    onSuccess: (result) => onSuccess?.(result),
    onError: (error) => {
      if (!wasStopped(error)) onError?.(error);
    },
    onSettled: () => setWaiting(false),
  });
  return { ...mutation, isWaiting, stop: () => stopper.current.abort() };
}
