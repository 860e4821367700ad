import { z } from "zod";
import { splitKey, type Endpoint, type Endpoints } from "@cardplaza/contract/endpoint";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { schemaOf } from "./openapi.ts";

const STYLE = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:15px/1.55 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:32px 20px}
h1{font-size:28px;letter-spacing:-.02em;margin:0}h2{font-size:18px;margin:40px 0 8px;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:10px;margin:8px 0}summary{padding:10px 14px;cursor:pointer;overflow-wrap:anywhere}
summary code{font-weight:600}summary b{display:inline-block;min-width:64px}summary i{font-style:normal;opacity:.75}
pre{background:var(--soft);border-radius:8px;padding:12px;overflow:auto;font-size:13px;margin:0}
.parts{padding:0 14px 14px}.parts h3{font-size:13px;margin:12px 0 4px;opacity:.75}.badge{border:1px solid var(--line);border-radius:99px;padding:1px 8px;font-size:12px}`;

export const API_DOCS_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API reference as one page, without scripts and without files from other servers. */
export function apiDocs(table: Endpoints): string {
  const groups = Map.groupBy(Object.entries(table), ([key]) => splitKey(key).path.split("/")[2] ?? "files");
  const sections = [...groups].map(
    ([name, entries]) =>
      `<h2>${escape(name)}</h2>${entries.map(([key, endpoint]) => section(key, endpoint)).join("")}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME} API</title><style>${STYLE}</style><main><h1>${PRODUCT_NAME} API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. A bearer token goes into the Authorization header.
Errors are <code>{message, error, code, fields?}</code>. Calls that create accept <code>Idempotency-Key</code>.</p>
${sections.join("")}</main></html>`;
}

function section(key: string, endpoint: Endpoint): string {
  const { method, path } = splitKey(key);
  const audience =
    endpoint.auth && endpoint.auth !== "none" ? ` <span class="badge">${endpoint.auth}</span>` : "";
  const parts = (["params", "query", "body", "form"] as const)
    .filter((part) => endpoint[part])
    .map((part) => block(part, schemaOf(endpoint[part] as z.core.$ZodType, "input")));
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code> <i>${escape(endpoint.summary)}</i>${audience}</summary>
<div class="parts">${parts.join("")}${responseBlock(endpoint)}</div></details>`;
}

function responseBlock({ returns, status }: Endpoint): string {
  const title = `answer ${status ?? (returns === null ? 204 : 200)}`;
  if (returns === null) return `<h3>${title}</h3>`;
  if ("raw" in returns) return `<h3>${title}</h3><pre>${escape(returns.raw)}</pre>`;
  return block(title, schemaOf(returns as z.core.$ZodType, "output"));
}

const block = (title: string, schema: object) =>
  `<h3>${title}</h3><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`;
const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
