import { useSyncExternalStore } from "react";

/** From this width on the preview is beside the tabs. */
const WIDE = "(min-width: 1024px)";

export const useIsWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);

function follow(notify: () => void) {
  const media = matchMedia(WIDE);
  media.addEventListener("change", notify);
  return () => media.removeEventListener("change", notify);
}
