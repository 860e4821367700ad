import { useEffect } from "react";

const AFTER_THE_REST_MS = 3_000;

/**
 * WebKit prints pictures that were not in sight as empty boxes. Printing does not wait for them, so on a desk,
 * where cards are printed, they are fetched ahead; elsewhere when printing begins.
 */
export function usePicturesOnPaper() {
  useEffect(() => {
    const isWebKit = CSS.supports("background: -webkit-named-image(i)");
    const isDesk = matchMedia("(pointer: fine)").matches;
    const timer = isWebKit && isDesk ? setTimeout(fetchPictures, AFTER_THE_REST_MS) : undefined;
    addEventListener("beforeprint", fetchPictures);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", fetchPictures);
    };
  }, []);
}

function fetchPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]"))
    picture.loading = "eager";
}
