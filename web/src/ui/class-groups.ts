const any = () => true;
const length = (value: string) => /^\[[\d.]+(px|rem|em|%)/.test(value);
const image = (value: string) => /^\[.*(gradient|url)\(/.test(value);
const number = (value: string) => /^\d/.test(value);

/** `p-4`, `px-4`, …: every value of the prefix contradicts every other. */
const prefixes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));

const SIDES = ["x", "y", "t", "r", "b", "l", "s", "e"] as const;
const withSides = (name: string) => [name, ...SIDES.map((side) => name + side)];

/** Classes of one group contradict each other. Whatever is not named here contradicts nothing. */
type Group = (string | ((value: string) => boolean) | { [prefix: string]: Group })[];

export const CLASS_GROUPS: Record<string, Group> = {
  display: [
    "block",
    "inline-block",
    "inline",
    "flex",
    "inline-flex",
    "grid",
    "inline-grid",
    "contents",
    "hidden",
  ],
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  ...prefixes(...withSides("p"), ...withSides("m"), "w", "h", "size", "min-w", "max-w", "min-h", "max-h"),
  ...prefixes("inset", "inset-x", "inset-y", "top", "right", "bottom", "left", "z", "gap", "gap-x", "gap-y"),
  ...prefixes("leading", "tracking", "opacity", "shadow", "cursor", "duration", "animate", "aspect", "order"),
  ...prefixes("items", "self", "place-items", "grid-cols", "col-span", "line-clamp", "transition"),
  ...prefixes("overflow", "overflow-x", "overflow-y", "object", "select", "underline-offset", "break"),
  "background-image": [{ bg: [image, "none", { linear: [any] }] }],
  "background-color": [{ bg: [any] }],
  justify: [{ justify: ["start", "end", "center", "between", "around", "evenly", "stretch"] }],
  direction: [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
  wrap: [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
  flex: [{ flex: ["auto", "none", "initial", number] }],
  shrink: ["shrink", { shrink: [number] }],
  grow: ["grow", { grow: [number] }],
  "font-size": [{ text: ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", length] }],
  "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
  "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
  "text-overflow": ["truncate", { text: ["ellipsis", "clip"] }],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: ["light", "normal", "medium", "semibold", "bold", "extrabold"] }],
  underline: ["underline", "no-underline"],
  whitespace: [{ whitespace: [any] }],
  rounded: ["rounded", { rounded: [any] }],
  ...Object.fromEntries(
    ["t", "r", "b", "l"].map((side) => [`rounded-${side}`, [{ [`rounded-${side}`]: [any] }]]),
  ),
  "border-width": ["border", { border: [number] }],
  "border-style": [{ border: ["solid", "dashed", "dotted", "none"] }],
  "border-color": [{ border: [any] }],
  ...Object.fromEntries(
    ["t", "r", "b", "l", "x", "y"].map((side) => [
      `border-${side}`,
      [`border-${side}`, { [`border-${side}`]: [number] }],
    ]),
  ),
};

/** What sets several at once takes the place of what set one of them before. */
export const STRONGER_GROUPS: Record<string, string[]> = {
  p: SIDES.map((side) => `p${side}`),
  px: ["pr", "pl", "ps", "pe"],
  py: ["pt", "pb"],
  m: SIDES.map((side) => `m${side}`),
  mx: ["mr", "ml", "ms", "me"],
  my: ["mt", "mb"],
  size: ["w", "h"],
  inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
  "inset-x": ["right", "left"],
  "inset-y": ["top", "bottom"],
  gap: ["gap-x", "gap-y"],
  overflow: ["overflow-x", "overflow-y"],
  "border-width": ["t", "r", "b", "l", "x", "y"].map((side) => `border-${side}`),
  "border-x": ["border-r", "border-l"],
  "border-y": ["border-t", "border-b"],
  "line-clamp": ["display", "overflow"],
  flex: ["shrink", "grow"],
  "font-size": ["leading"],
  rounded: ["rounded-t", "rounded-r", "rounded-b", "rounded-l"],
};
