import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

const STYLE = `
:root { color-scheme: light dark; --ink: #0f172a; --muted: #51607a; --line: #dbe2ec; --surface: #f8fafc; --raised: #fff; --sunken: #eef2f7; --brand: #2563eb; --brand-ink: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef8; --muted: #9fb0c8; --line: #26334a; --surface: #0b1120; --raised: #131c2e; --sunken: #0a0f1b; --brand: #6d9bff; --brand-ink: #08122b; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--surface); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 28rem; padding: 32px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; font-weight: 700; color: var(--brand); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3; letter-spacing: -.02em; }
p { margin: 0 0 20px; color: var(--muted); }
form { margin: 0 0 12px; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid transparent; border-radius: 10px; background: var(--brand); color: var(--brand-ink); font: inherit; font-weight: 500; line-height: 22px; text-align: center; text-decoration: none; cursor: pointer; }
button.second { border-color: var(--line); background: var(--raised); color: var(--ink); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
a { color: var(--brand); }
.host { padding: 12px 16px; border-radius: 10px; background: var(--sunken); color: var(--ink); font-size: 18px; font-weight: 600; text-align: center; }
.card { display: flex; align-items: center; gap: 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; color: var(--ink); text-decoration: none; }
.card:hover { border-color: var(--brand); }
.card img, .initial { flex: none; width: 56px; height: 56px; border-radius: 50%; object-fit: cover; }
.initial { display: grid; place-items: center; background: var(--brand); color: var(--brand-ink); font-size: 22px; font-weight: 600; }
small { color: var(--muted); font-size: 14px; }
details { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 12px; }
summary { min-height: 24px; padding: 8px 0; color: var(--muted); font-size: 14px; cursor: pointer; }
label { display: block; margin: 8px 0 6px; font-size: 14px; font-weight: 500; }
select { width: 100%; min-height: 44px; margin-bottom: 12px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); color: var(--ink); font: inherit; }`;

const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const styleHash = createHash("sha256").update(STYLE).digest("base64");

export const PLAIN_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The address contains a secret code, which must not be sent to other sites.
  "referrer-policy": "no-referrer",
};

/** A page with one message and no scripts, for links in mails and on printed codes. */
export const plainPage = (title: string, content: ReturnType<typeof html>) =>
  // It contains no promises, so the result is a string.
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${PRODUCT_NAME}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <main>
          <p class="brand">${PRODUCT_NAME}</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>` as string;
