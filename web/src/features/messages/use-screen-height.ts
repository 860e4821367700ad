import { useEffect } from "react";

const HEIGHT = "--screen";

/** Tells the style sheet how much of the screen a phone's keyboard leaves, so that it never hides the field. */
export function useScreenHeight() {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isSmaller = window.innerHeight - screen.height > 1 && screen.scale === 1;
      if (!isSmaller) return style.removeProperty(HEIGHT);
      style.setProperty(HEIGHT, `${screen.height}px`);
      // The browser moved the page up to show the field.
      scrollTo(0, 0);
    };
    measure();
    screen.addEventListener("resize", measure);
    return () => {
      screen.removeEventListener("resize", measure);
      style.removeProperty(HEIGHT);
    };
  }, []);
}
