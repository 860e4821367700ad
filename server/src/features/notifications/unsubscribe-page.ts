import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { NOTIFICATION_TYPE_WORDS } from "@cardplaza/contract/notification-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Unsubscription } from "./unsubscribe-codes.ts";

const STYLE = `
:root { color-scheme: light dark; --ink: #0f172a; --muted: #51607a; --line: #dbe2ec; --surface: #f8fafc; --raised: #fff; --brand: #2563eb; --brand-ink: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef8; --muted: #9fb0c8; --line: #26334a; --surface: #0b1120; --raised: #131c2e; --brand: #6d9bff; --brand-ink: #08122b; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--surface); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 28rem; padding: 32px; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); }
.brand { margin: 0 0 24px; font-weight: 700; color: var(--brand); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3; letter-spacing: -.02em; }
p { margin: 0 0 20px; color: var(--muted); }
form { margin: 0 0 12px; }
button { width: 100%; min-height: 44px; padding: 8px 16px; border: 1px solid transparent; border-radius: 10px; background: var(--brand); color: var(--brand-ink); font: inherit; font-weight: 500; cursor: pointer; }
button.second { border-color: var(--line); background: var(--raised); color: var(--ink); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
a { color: var(--brand); }`;

const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);
const styleHash = createHash("sha256").update(STYLE).digest("base64");
export const UNSUBSCRIBE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  // The code in the address is nobody else's business.
  "referrer-policy": "no-referrer",
};

type Html = ReturnType<typeof html>;

export function questionPage(wish: Unsubscription, code: string, codeForEverything: string | null): string {
  const { title, action } = wordsOf(wish);
  return page(
    title,
    html`<p>
        You go on seeing everything in ${PRODUCT_NAME} itself. Mails about signing in and payments still come.
      </p>
      ${button(code, action)}
      ${codeForEverything && button(codeForEverything, "Stop all e-mails like this", "second")}`,
  );
}

export function donePage(wish: Unsubscription, origin: string): string {
  return page(
    "Done",
    html`<p>${wordsOf(wish).done}</p>
      <p><a href="${origin}/profile?tab=settings">Change what you get by e-mail</a></p>`,
  );
}

export const badLinkPage = () =>
  page(
    "This link does not work",
    html`<p>Open the link again from the e-mail, or change your settings in ${PRODUCT_NAME}.</p>`,
  );

function wordsOf(wish: Unsubscription) {
  if ("addressHash" in wish) {
    const done = "This address gets no more e-mails, except those about signing in and payments.";
    return { title: "Stop e-mails to this address?", action: "Stop these e-mails", done };
  }
  const { label } = NOTIFICATION_TYPE_WORDS[wish.type];
  return {
    title: `Stop e-mails about “${label}”?`,
    action: "Stop these e-mails",
    done: `You get no more e-mails about “${label}”.`,
  };
}

const button = (code: string, label: string, look = "") =>
  html`<form method="post" action="/api/unsubscribe?code=${code}">
    <button class="${look}">${label}</button>
  </form>`;

// Nothing in it is awaited, so it is text already.
const page = (title: string, content: Html) =>
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
