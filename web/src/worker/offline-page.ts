import { OFFLINE_PAGE } from "../lib/offline/offline-words.ts";

const DARK =
  "color-scheme:dark;--page:#0b1120;--raised:#131c2e;--ink:#f1f5f9;--muted:#a3b1c6;--line:#26334a;--brand:#7aa5ff";

// The colours of the design system in both themes, as far as this page needs them.
const STYLES = `:root{color-scheme:light;--page:#f8fafc;--raised:#fff;--ink:#0f172a;--muted:#475569;--line:#e2e8f0;--brand:#2563eb}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--page);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:26rem;text-align:center}svg{width:4rem;height:4rem}h1{margin:1rem 0 .25rem;font-size:1.375rem;line-height:1.25}p{margin:0 0 1.5rem;color:var(--muted);text-wrap:pretty}
ul{list-style:none;margin:0 0 1.5rem;padding:0;display:grid;gap:.625rem}a{display:flex;min-height:3rem;align-items:center;justify-content:center;border:1px solid var(--line);border-radius:.625rem;background:var(--raised);color:var(--ink);font-weight:500;text-decoration:none}
a.again{border-color:transparent;background:none;color:var(--brand)}a:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><linearGradient id="c" x2=".6" y2="1"><stop stop-color="#2563eb"/><stop offset="1" stop-color="#06b6d4"/></linearGradient><path fill="url(#c)" d="M9.5 3h10v8h-6a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 2.5 2.5H29v1.5A6.5 6.5 0 0 1 22.5 29h-13A6.5 6.5 0 0 1 3 22.5v-13A6.5 6.5 0 0 1 9.5 3z"/><path fill="#06b6d4" d="M21.5 4.4a.9.9 0 0 1 1.54-.64l5.7 5.7A.9.9 0 0 1 28.1 11h-5.6a1 1 0 0 1-1-1z"/></svg>`;

/**
 * The chosen theme, and the page itself as soon as there is a network again: nothing is typed here. Where a network comes
 * and goes, it must not take back a link that was pressed just before.
 */
const SCRIPT = `try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}var left=false;addEventListener("beforeunload",function(){left=true});addEventListener("pageshow",function(e){if(e.persisted)left=false});addEventListener("online",function(){if(!left)location.reload()})`;

/** For every address that is not stored: what one can do meanwhile. */
export async function offlinePage(hasOwn: boolean): Promise<Response> {
  const { title, text, textWithOwn, links, again } = OFFLINE_PAGE;
  const list = Object.entries(links).map(([to, label]) => `<li><a href="${to}">${label}</a></li>`);
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><script>${SCRIPT}</script><style>${STYLES}</style></head>
<body><main>${MARK}<h1>${title}</h1><p>${hasOwn ? textWithOwn : text}</p>${hasOwn ? `<ul>${list.join("")}</ul>` : ""}<a class="again" href="">${again}</a></main></body></html>`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SCRIPT));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
    },
  });
}
