import { PRODUCT_NAME } from "@cardplaza/contract/product";

export interface WidgetReview {
  stars: number;
  author: string;
  title: string;
  body: string;
  /** The date, and how it came about if somebody asked or paid for it. */
  about: string;
}

export interface WidgetContent {
  name: string;
  url: string;
  average: number | null;
  count: number;
  reviews: WidgetReview[];
}

export const NOTHING_TO_SHOW = `// ${PRODUCT_NAME}: the reviews are not shown here at the moment.\n`;

/**
 * Runs in other people's pages: a shadow root separates their styles and ours, everything that people
 * wrote is set as text, and nothing is fetched, stored or counted.
 */
export function widgetScript(content: WidgetContent): string {
  return `(${DRAW})(${asLiteral({ ...content, product: PRODUCT_NAME, css: CSS })}, document.currentScript);\n`;
}

// JSON is JavaScript, except for what would end a script, or a line in some parsers.
const asLiteral = (value: object) =>
  JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const CSS = `:host{all:initial;display:block;max-width:560px}
.box{font:14px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#0f172a;background:#fff;border:1px solid #dbe2ec;border-radius:12px;padding:20px;overflow-wrap:anywhere}
.head{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 10px}
.average{font-size:28px;font-weight:700;line-height:1.2}
.stars{color:#b45309;letter-spacing:2px;white-space:nowrap}
.muted{color:#51607a;font-size:13px}
.review{border-top:1px solid #dbe2ec;margin-top:16px;padding-top:16px}
p{margin:4px 0 0}
.title{font-weight:600}
.body{white-space:pre-line}
a{color:#2563eb;display:inline-block;margin-top:16px;font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
@media (prefers-color-scheme:dark){.box{color:#e8eef8;background:#131c2e;border-color:#26334a}.review{border-color:#26334a}.muted{color:#9fb0c8}.stars{color:#fbbf24}a{color:#8ab0ff}}`;

// Goes to browsers unchanged. It is text because the bundler would change a function.
const DRAW = `function (content, script) {
  if (!script || !script.parentNode) return;
  var host = document.createElement("div");
  var root = host.attachShadow({ mode: "open" });
  function add(to, tag, className, text) {
    var element = document.createElement(tag);
    if (className) element.className = className;
    element.textContent = text;
    to.appendChild(element);
    return element;
  }
  function stars(to, count) {
    var full = Math.round(count);
    var shown = add(to, "span", "stars", "\\u2605".repeat(full) + "\\u2606".repeat(5 - full));
    shown.setAttribute("role", "img");
    shown.setAttribute("aria-label", count + " of 5 stars");
  }
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(content.css);
  root.adoptedStyleSheets = [sheet];
  var box = add(root, "div", "box", "");
  var head = add(box, "div", "head", "");
  if (content.average !== null) {
    add(head, "span", "average", content.average.toFixed(1));
    stars(head, content.average);
  }
  var many = content.count === 1 ? "1 review" : content.count + " reviews";
  add(head, "span", "muted", content.count === 0 ? "No reviews yet" : many);
  content.reviews.forEach(function (review) {
    var one = add(box, "div", "review", "");
    stars(one, review.stars);
    if (review.title) add(one, "p", "title", review.title);
    add(one, "p", "body", review.body);
    add(one, "p", "muted", review.author + " \\u00b7 " + review.about);
  });
  var link = add(box, "a", "", "See " + content.name + " on " + content.product);
  link.setAttribute("href", content.url);
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener");
  script.parentNode.insertBefore(host, script.nextSibling);
}`;
