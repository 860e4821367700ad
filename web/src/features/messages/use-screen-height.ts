import { useEffect } from "react";

const HEIGHT = "--screen";
/** The keyboard covers the bar at the foot. */
const BAR = "--bottom-bar";

/** Tells the style sheet how much of the screen a phone's keyboard leaves, so that it never hides the field. */
export function useScreenHeight() {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const { style } = document.documentElement;
    const clear = () => {
      style.removeProperty(HEIGHT);
      style.removeProperty(BAR);
    };
    const measure = () => {
      const isSmaller = window.innerHeight - screen.height > 1 && screen.scale === 1;
      if (!isSmaller) return clear();
      style.setProperty(HEIGHT, `${screen.height}px`);
      style.setProperty(BAR, "0px");
      // The browser moved the page up to show the field.
      scrollTo(0, 0);
    };
    measure();
    screen.addEventListener("resize", measure);
    return () => {
      screen.removeEventListener("resize", measure);
      clear();
    };
  }, []);
}
