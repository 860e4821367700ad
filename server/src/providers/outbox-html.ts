import { html, raw } from "hono/html";
import { momentInWords } from "@cardplaza/contract/date-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { OutboxMessage } from "./outbox-files.ts";

// No scripts at all. Inline styles are allowed because the mails in the frame have their own.
export const OUTBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; --ink: #0f172a; --muted: #51607a; --line: #dbe2ec; --surface: #f8fafc; --raised: #fff; --brand: #2563eb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef8; --muted: #9fb0c8; --line: #26334a; --surface: #0b1120; --raised: #131c2e; --brand: #6d9bff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 2rem 0 .5rem; }
a { color: var(--brand); }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: .75rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: var(--surface); }
li strong { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.muted { color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.badge { border: 1px solid var(--line); border-radius: 99px; padding: 0 .5rem; font-size: .75rem; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { width: 100%; height: 38rem; border: 1px solid var(--line); border-radius: 12px; background: #fff; }`;

type Html = ReturnType<typeof html>;

const page = (title: string, content: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${PRODUCT_NAME}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

const CHANNEL_NAME = { email: "Mail", sms: "SMS" };

/** The messages in the outbox, newest first. */
export function outboxListPage(entries: { file: string; message: OutboxMessage }[]): Html {
  const items = entries.map(
    ({ file, message }) =>
      html`<li>
        <a href="/dev/outbox/${file}">
          <strong>${message.subject || message.text}</strong>
          <span class="muted"
            ><span class="badge">${CHANNEL_NAME[message.channel]}</span> to ${message.to} ·
            ${momentInWords(message.at)}</span
          >
        </a>
      </li>`,
  );
  const list =
    entries.length > 0
      ? html`<ul>
          ${items}
        </ul>`
      : html`<p>Nothing has been sent yet.</p>`;
  return page(
    "Outbox",
    html`<h1>Outbox</h1>
      <p class="muted">
        Mail and SMS stay on this machine until SMTP_URL and SMS_URL are set. Reload to see new ones.
      </p>
      ${list}`,
  );
}

export function outboxMessagePage(message: OutboxMessage): Html {
  const title = message.subject || `SMS to ${message.to}`;
  const attached = (message.attachments ?? []).map(({ filename }) => filename);
  const asShown =
    message.html &&
    html`<h2>As it looks</h2>
      <iframe
        title="The message as it looks"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${message.html}"
      ></iframe>`;
  return page(
    title,
    html`<p><a href="/dev/outbox">Outbox</a></p>
      <h1>${title}</h1>
      <p class="muted">
        <span class="badge">${CHANNEL_NAME[message.channel]}</span> to ${message.to} ·
        ${momentInWords(message.at)}
      </p>
      ${attached.length > 0 && html`<p class="muted">Attached: ${attached.join(", ")}</p>`}
      <h2>Text</h2>
      <pre>${withLinks(message.text)}</pre>
      ${asShown}`,
  );
}

/** Makes addresses in plain text clickable, as a mail program does. */
function withLinks(text: string): (string | Html)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener noreferrer">${part}</a>` : part,
    );
}
