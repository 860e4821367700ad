import * as lucide from "lucide-react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createBrowserIcon, type IconData } from "./browser-icons.ts";
import { withSameParts } from "./same-parts.ts";
import { createServerIcon } from "./server-icons.ts";

const NAMES = ["sparkles", "mail", "qr-code", "share-2", "user-round", "ellipsis", "badge-check", "map-pin"];
const written = (icon: ComponentType<lucide.LucideProps>, props: lucide.LucideProps) =>
  withSameParts(renderToStaticMarkup(createElement(icon, props))).page;
/** In whatever order they are written. */
const attributesOf = (html: string) =>
  html.split(/(?=<)/).map((tag) => tag.match(/[^\s="]+(="[^"]*")?/g)?.toSorted());

test.each(NAMES)(
  "the icon %s of the server and of the browser is lucide's, letter for letter",
  async (name) => {
    const { default: theirs, __iconData: data } = (await import(
      `../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`
    )) as { default: ComponentType; __iconData: IconData };
    const [ours, browsers] = [createServerIcon(data), createBrowserIcon(data)];
    for (const props of [
      {},
      { className: "size-4  shrink-0 lucide [&_x]:a" },
      { "aria-hidden": true, className: "size-4" },
      { "aria-label": "Named", className: "size-4" },
      { strokeWidth: 1.5, size: 16, color: "red" },
      { role: "img", fill: "currentColor" },
      { children: createElement("title", { key: "title" }, "Named") },
    ]) {
      expect(written(ours, props)).toBe(written(theirs, props));
      expect(attributesOf(written(browsers, props))).toEqual(attributesOf(written(theirs, props)));
      expect(written(ours, props)).toContain("<svg");
    }
  },
);
