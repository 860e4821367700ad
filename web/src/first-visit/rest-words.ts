import { openState, type Opening, weekdayInIndia } from "@cardplaza/contract/directory/hours/opening-hours";
import { dateInIndia } from "@cardplaza/contract/time";
import { passedWithinADay } from "../lib/resting/within-a-day.ts";
import { rememberSearch } from "../lib/resting/kept-searches.ts";

/**
 * What depends on the moment: a cached page does not know it, and a resting one has no scripts to find out. An element
 * says what it needs in `data-rest` and from what in `data-of`; the same component does the same once it is alive.
 */
const WORDS: Readonly<Record<string, (element: HTMLElement, of: string, now: Date) => void>> = {
  /** "Open now · closes 9 pm". */
  opening(element, of, now) {
    const state = openState(JSON.parse(of) as Opening, now);
    element.dataset["open"] = state ? String(state.isOpen) : "";
    if (element.firstElementChild) element.firstElementChild.textContent = state?.text ?? "";
  },
  /** A row of the week. */
  weekday(element, of, now) {
    element.toggleAttribute("data-today", of === weekdayInIndia(now));
  },
  /** Hides an element once its time is over. */
  until(element, of, now) {
    element.hidden = isOver(of, now);
  },
  /** Shows an element once its time is over. */
  after(element, of, now) {
    element.hidden = !isOver(of, now);
  },
  /** "5 min ago"; after that the page has the day. */
  since(element, of, now) {
    const words = passedWithinADay(of, now);
    if (words) element.textContent = words;
  },
  /** Behind a drawing, which steps aside. */
  picture(element, of) {
    element.style.background = `center / cover url("${encodeURI(of)}")`;
    element.firstElementChild?.setAttribute("visibility", "hidden");
  },
  search(_element, of) {
    const { q, city } = JSON.parse(of) as { q: string; city?: string };
    rememberSearch(q, city);
  },
};

/** The end is a moment, or the last day in India. */
function isOver(end: string, now: Date): boolean {
  const isDay = end.length === "2026-01-01".length;
  return isDay ? end < dateInIndia(now) : Date.parse(end) <= now.getTime();
}

export function sayMoment(element: HTMLElement, now: Date): void {
  const { rest = "", of = "" } = element.dataset;
  WORDS[rest]?.(element, of, now);
}
