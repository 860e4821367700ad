export interface CallOptions {
  as?: { token: string };
  /** Goes as JSON unless it is a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** One call, as a browser makes it. */
export async function call(url: string, method: string, path: string, { as, body, headers = {} }: CallOptions = {}) {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(json ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
  // Tests say what they expect of the shape; the contract's own types are checked where it is made.
  return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : undefined) as TestJson };
}

type TestJson = { [name: string]: TestJson } & { [index: number]: TestJson } & string & number & boolean;
