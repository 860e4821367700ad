import { type ComponentType, createElement, type ReactElement } from "react";

/**
 * Header, footer and icons are half the elements of a card and the same on every page. The server draws each once
 * and keeps its HTML; after that React draws only a mark in its place, which `withSameParts` fills in the finished
 * page. The browser renders the parts themselves, so it finds the page as if React had drawn all of it.
 */
const kept: (string | undefined)[] = [];
const places = new Map<string, number>();
// Only a safety limit: what comes later is drawn every time.
const MOST_KEPT = 3_000;

let isDrawingAll = false;

const MARK_BEGINS = '<same-part data-is="';
const MARK_ENDS = '"></same-part>';
const DRAWN_BEGINS = '<same-part data-new="';
const DRAWN_ENDS = "</same-part>";

/**
 * `useKey` names everything that the part depends on, or says that it is not the same part: undefined. React's ids
 * depend on the place in the page, so a part with such ids must always have the same place.
 */
export function samePart<P extends object>(
  name: string,
  Part: ComponentType<P>,
  useKey: (props: P) => string | undefined,
): ComponentType<P> {
  return function SamePart(props: P) {
    const key = useKey(props);
    const place = key === undefined ? undefined : placeOf(`${name} ${key}`);
    const drawn = createElement(Part, props);
    if (place === undefined) return drawn;
    return kept[place] === undefined ? createElement("same-part", { "data-new": place }, drawn) : mark(place);
  };
}

/** A mark for HTML that is known without React. */
export function sameHtml(key: string, write: () => string): ReactElement | undefined {
  const place = placeOf(key);
  if (place === undefined) return undefined;
  kept[place] ??= write();
  return mark(place);
}

const mark = (place: number) => createElement("same-part", { "data-is": place });

function placeOf(key: string): number | undefined {
  if (isDrawingAll) return undefined;
  const known = places.get(key);
  if (known !== undefined || places.size >= MOST_KEPT) return known;
  const place = places.size;
  places.set(key, place);
  return place;
}

/** The page with the kept HTML in the place of its marks, and what was put in. */
export function withSameParts(html: string): { page: string; parts: string[] } {
  const [first = "", ...rest] = html.split(MARK_BEGINS);
  const parts: string[] = [];
  let page = first;
  for (const after of rest) {
    const end = after.indexOf('"');
    const part = kept[Number(after.slice(0, end))];
    if (part === undefined) throw new Error("A part of the page is missing");
    parts.push(part);
    page += part + after.slice(end + MARK_ENDS.length);
  }
  return { page: page.includes(DRAWN_BEGINS) ? keepDrawn(page) : page, parts };
}

/** Keeps the parts that this page has drawn itself. */
function keepDrawn(page: string): string {
  const [first = "", ...rest] = page.split(DRAWN_BEGINS);
  return rest.reduce((before, after) => {
    const begin = after.indexOf('">');
    const end = after.indexOf(DRAWN_ENDS);
    const part = after.slice(begin + 2, end);
    kept[Number(after.slice(0, begin))] = part;
    return before + part + after.slice(end + DRAWN_ENDS.length);
  }, first);
}

/** For the test that compares pages with such that React draws as a whole, into a stream. */
export function drawAllParts(all: boolean) {
  isDrawingAll = all;
}

export const drawsAllParts = () => isDrawingAll;
