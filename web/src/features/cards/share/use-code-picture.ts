import { useState } from "react";

/** A picture that may not come: another try may help, unless the card itself is gone. */
export function useCodePicture(source: string, onGone: () => void) {
  const [failed, setFailed] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const explain = async () => {
    const status = await fetch(source, { cache: "no-store" }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 404 || status === 410) onGone();
    return status;
  };
  return {
    failed,
    retrying,
    img: {
      onError() {
        setFailed(true);
        void explain();
      },
    },
    retry() {
      setRetrying(true);
      void explain().then((status) => {
        setRetrying(false);
        setFailed(status !== 200);
      });
    },
  };
}
