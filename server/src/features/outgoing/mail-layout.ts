import { html, raw } from "hono/html";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** Links under a heading of their own. */
export interface MailList {
  heading: string;
  items: { title: string; url: string; lines: string[] }[];
}

export interface MailContent {
  heading: string;
  paragraphs: string[];
  lists?: MailList[];
  /** A one-time code, shown large. */
  code?: string;
  button?: { label: string; url: string };
  footer?: string;
  unsubscribeUrl?: string;
}

// The plain values are in attributes, because many mail programs drop the style sheet.
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',Helvetica,Arial,sans-serif";
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b1120 !important; }
  .sheet, .code { background: #131c2e !important; border-color: #26334a !important; }
  .ink { color: #e8eef8 !important; }
  .muted { color: #9fb0c8 !important; }
  .brand { color: #6d9bff !important; }
}`;

type Html = ReturnType<typeof html>;

/** One mail as text and as HTML. All input is plain text and never becomes markup. */
export function layOutMail(content: MailContent): { text: string; html: string } {
  const listed = (content.lists ?? []).flatMap(({ items }) => items.map(({ url }) => url));
  for (const url of [content.button?.url, content.unsubscribeUrl, ...listed]) {
    if (url !== undefined && !/^https?:\/\//i.test(url))
      throw new Error("A link in a mail must start with https://");
  }
  // Nothing in it is asynchronous, so the result is a string.
  return { text: asText(content), html: `<!doctype html>\n${asHtml(content) as string}` };
}

/** Lets mail programs offer their own unsubscribe button. */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function asText(content: MailContent): string {
  const { heading, paragraphs, lists = [], code, button, footer, unsubscribeUrl } = content;
  const parts = [
    heading,
    ...paragraphs,
    ...lists.flatMap((list) => [
      list.heading,
      ...list.items.map(({ title, lines, url }) => [title, ...lines, url].join("\n")),
    ]),
    code,
    button && `${button.label}:\n${button.url}`,
    ["-- ", PRODUCT_NAME, footer, unsubscribeUrl && `Unsubscribe: ${unsubscribeUrl}`]
      .filter(Boolean)
      .join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function asHtml(content: MailContent): Html {
  const { heading, paragraphs, lists = [], code, button, footer, unsubscribeUrl } = content;
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>${heading}</title>
      <style>
        ${raw(DARK)}
      </style>
    </head>
    <body class="page" style="margin:0;padding:0;background:#f8fafc;${raw(FONT)}">
      <table
        role="presentation"
        class="page"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="background:#f8fafc"
      >
        <tr>
          <td align="center" style="padding:32px 16px">
            <table
              role="presentation"
              width="100%"
              cellpadding="0"
              cellspacing="0"
              style="max-width:560px;text-align:left"
            >
              <tr>
                <td class="brand" style="padding:0 4px 16px;font-size:18px;font-weight:700;color:#2563eb">
                  ${PRODUCT_NAME}
                </td>
              </tr>
              <tr>
                <td
                  class="sheet"
                  style="padding:32px;background:#ffffff;border:1px solid #dbe2ec;border-radius:12px"
                >
                  <h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#0f172a">
                    ${heading}
                  </h1>
                  ${paragraphs.map((each) => html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#0f172a;overflow-wrap:anywhere">${onLines(each)}</p>`)}
                  ${lists.map(asHtmlList)}
                  ${code && html`<p class="ink code" style="margin:0 0 16px;padding:16px;border:1px solid #dbe2ec;border-radius:8px;background:#f8fafc;font-size:28px;font-weight:700;letter-spacing:6px;text-align:center;color:#0f172a">${code}</p>`}
                  ${
                    button &&
                    html`<p style="margin:8px 0 16px">
                        <a
                          href="${button.url}"
                          target="_blank"
                          style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2563eb;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none"
                          >${button.label}</a
                        >
                      </p>
                      <p
                        class="muted"
                        style="margin:0;font-size:13px;line-height:1.5;color:#51607a;overflow-wrap:anywhere"
                      >
                        If the button does not work, open this address:<br /><a
                          class="brand"
                          href="${button.url}"
                          target="_blank"
                          style="color:#2563eb"
                          >${button.url}</a
                        >
                      </p>`
                  }
                </td>
              </tr>
              <tr>
                <td class="muted" style="padding:16px 4px;font-size:13px;line-height:1.5;color:#51607a">
                  ${footer && html`<p style="margin:0 0 8px">${onLines(footer)}</p>`}
                  ${unsubscribeUrl && html`<p style="margin:0"><a class="muted" href="${unsubscribeUrl}" target="_blank" style="color:#51607a">Unsubscribe</a></p>`}
                </td>
              </tr>
            </table>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
}

const asHtmlList = ({ heading, items }: MailList) =>
  html`<h2 class="ink" style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:#0f172a">${heading}</h2>
    ${items.map(
      ({ title, url, lines }) =>
        html`<p
          class="muted"
          style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#51607a;overflow-wrap:anywhere"
        >
          <a class="brand" href="${url}" target="_blank" style="font-size:16px;font-weight:600;color:#2563eb"
            >${title}</a
          >${lines.map((line) => html`<br />${line}`)}
        </p>`,
    )}`;

const onLines = (text: string) =>
  text.split("\n").map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
