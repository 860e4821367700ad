const words = (text: string) => text.split(" ");
const is = (text: string) => {
  const known = new Set(words(text));
  return (value: string) => known.has(value);
};
const any = () => true;
const number = (value: string) => /^\d/.test(value);
const length = (value: string) => /^\[(clamp|[\d.]+(px|r?em|%))/.test(value);
const image = (value: string) => /^\[.*(gradient|url)\(/.test(value) || value === "none";

/** Classes of one group contradict each other. Classes that are not listed contradict nothing. */
type Group = string;
/** By the prefix before the value: the first group that accepts the value wins. */
type Values = [Group, (value: string) => boolean][];

const grouped = (group: Group, text: string): [string, Group][] => words(text).map((word) => [word, group]);

/** Whole classes. */
export const CLASSES = new Map<string, Group>([
  ...grouped("display", "block inline-block inline flex inline-flex grid inline-grid contents hidden"),
  ...grouped("position", "static fixed absolute relative sticky"),
  ...grouped("underline", "underline no-underline"),
  ["truncate", "text-overflow"],
  ["border", "border-width"],
  ...words("shrink grow rounded border-t border-r border-b border-l border-x border-y").map(
    (word): [string, Group] => [word, word],
  ),
]);

/** Prefixes of which every value contradicts every other: `p-4`, `px-4`, … */
const PLAIN = words(
  "p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me w h size min-w max-w min-h max-h " +
    "inset inset-x inset-y top right bottom left z gap gap-x gap-y leading tracking opacity shadow " +
    "cursor duration animate aspect order items self place-items grid-cols col-span line-clamp " +
    "transition overflow overflow-x overflow-y object select underline-offset break break-inside break-after break-before whitespace justify-items " +
    "rounded rounded-t rounded-r rounded-b rounded-l bg-size fill resize",
);

export const PREFIXES = new Map<string, Values>([
  ...PLAIN.map((prefix): [string, Values] => [prefix, [[prefix, any]]]),
  ...words("border-t border-r border-b border-l border-x border-y shrink grow").map(
    (prefix): [string, Values] => [prefix, [[prefix, number]]],
  ),
  ["bg-linear", [["background-image", any]]],
  [
    "bg",
    [
      ["background-image", image],
      ["background-color", any],
    ],
  ],
  ["justify", [["justify", is("start end center between around evenly stretch")]]],
  [
    "flex",
    [
      ["direction", is("row row-reverse col col-reverse")],
      ["wrap", is("wrap nowrap wrap-reverse")],
      ["flex", (value) => number(value) || is("auto none initial")(value)],
    ],
  ],
  [
    "text",
    [
      ["font-size", (value) => length(value) || is("xs sm base lg xl 2xl 3xl 4xl 5xl")(value)],
      ["text-align", is("left center right start end")],
      ["text-wrap", is("wrap nowrap balance pretty")],
      ["text-overflow", is("ellipsis clip")],
      ["text-color", any],
    ],
  ],
  ["font", [["font-weight", is("light normal medium semibold bold extrabold")]]],
  [
    "border",
    [
      ["border-width", number],
      ["border-style", is("solid dashed dotted none")],
      ["border-color", any],
    ],
  ],
]);

/** What sets several at once takes the place of what set one of them before. */
export const STRONGER = new Map<Group, Group[]>(
  Object.entries({
    p: "px py pt pr pb pl ps pe",
    px: "pr pl ps pe",
    py: "pt pb",
    m: "mx my mt mr mb ml ms me",
    mx: "mr ml ms me",
    my: "mt mb",
    size: "w h",
    inset: "inset-x inset-y top right bottom left",
    "inset-x": "right left",
    "inset-y": "top bottom",
    gap: "gap-x gap-y",
    overflow: "overflow-x overflow-y",
    "border-width": "border-t border-r border-b border-l border-x border-y",
    "border-x": "border-r border-l",
    "border-y": "border-t border-b",
    "line-clamp": "display overflow",
    flex: "shrink grow",
    "font-size": "leading",
    rounded: "rounded-t rounded-r rounded-b rounded-l",
  }).map(([group, weaker]) => [group, words(weaker)]),
);
