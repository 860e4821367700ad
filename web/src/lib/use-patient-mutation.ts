import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { api } from "./api.ts";
import { sendPatiently, wasStopped } from "./send-patiently.ts";

interface Options<Answer> {
  send: (once: typeof api) => Promise<Answer>;
  onWaiting?: () => void;
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
}

/** A mutation that waits for the network while its page is open. `stop` forgets what has not gone out. */
export function usePatientMutation<Answer>({ send, onWaiting, onSuccess, onError }: Options<Answer>) {
  const [isWaiting, setWaiting] = useState(false);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);
  const mutation = useMutation({
    mutationFn: () => {
      stopper.current = new AbortController();
      let told = false;
      return sendPatiently(send, {
        signal: stopper.current.signal,
        onWaiting: () => {
          if (!told) onWaiting?.();
          told = true;
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
