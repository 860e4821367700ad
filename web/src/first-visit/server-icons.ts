import { createElement } from "react";
import { Icon, type LucideProps } from "lucide-react";
import type { IconData } from "./browser-icons.ts";
import { sameHtml } from "./same-parts.ts";

// Other properties change more of the icon than its class.
const PLAIN = new Set(["className", "aria-hidden"]);

/**
 * Takes the place of lucide's function in the server's build (`web/vite.config.ts`): an icon is the same HTML
 * wherever it has the same class.
 */
export function createServerIcon(icon: IconData) {
  return function ServerIcon(props: LucideProps) {
    for (const name in props) if (!PLAIN.has(name)) return drawnByLucide(icon, props);
    const { className = "", "aria-hidden": hidden = "true" } = props;
    const key = `icon ${icon.name} ${String(hidden)} ${className}`;
    return sameHtml(key, () => iconHtml(icon, className, String(hidden))) ?? drawnByLucide(icon, props);
  };
}

const drawnByLucide = (icon: IconData, props: LucideProps) =>
  createElement(Icon as never, { icon, ...props } as never);

/** What React writes for lucide's icon; the test compares them all. */
function iconHtml({ name, aliases = [], node, size = 24 }: IconData, className: string, hidden: string) {
  const classes = new Set(["lucide", ...[name, ...aliases].map((each) => `lucide-${each}`)]);
  for (const each of className.split(" ")) if (each) classes.add(each);
  const shapes = node.map(([tag, attributes]) => `<${tag}${written(attributes)}></${tag}>`);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: 24,
    height: 24,
    viewBox: `0 0 ${size} ${size}`,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 2,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    class: [...classes].join(" "),
    "aria-hidden": hidden,
  };
  return `<svg${written(attributes)}>${shapes.join("")}</svg>`;
}

const written = (attributes: Record<string, string | number>) =>
  Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(
      ([name, value]) =>
        ` ${name}="${String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)}"`,
    )
    .join("");

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
