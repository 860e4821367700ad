export interface CallOptions {
  as?: { token: string };
  /** Goes as JSON unless it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call, as a browser makes it. */
export async function call(
  url: string,
  method: string,
  path: string,
  { as, body, headers = {} }: CallOptions = {},
) {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(json ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: json ? JSON.stringify(body) : body,
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
  // oxlint-disable-next-line typescript/no-explicit-any -- what the shape is, each test says by what it expects
  const value: any = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json: value };
}
