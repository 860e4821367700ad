import { createElement, type SVGProps } from "react";

export interface IconData {
  name: string;
  size?: number;
  aliases?: string[];
  node: [tag: string, attributes: Record<string, string | number>][];
}
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * Takes the place of lucide's function in the browser's build (`web/vite.config.ts`), which brings 1 KB to every first
 * visit for what no icon here uses. The test compares them.
 */
export const createBrowserIcon = ({ name, aliases = [], node, size: box = 24 }: IconData) =>
  function BrowserIcon({ className = "", size = 24, color = "currentColor", children, ...props }: IconProps) {
    const classes = [
      "lucide",
      ...[name, ...aliases].map((each) => `lucide-${each}`),
      ...className.split(" "),
    ];
    const isSaid = children || Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: "none",
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: [...new Set(classes)].filter(Boolean).join(" "),
        ...(!isSaid && { "aria-hidden": "true" }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
