import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono, Context as HonoContext } from "hono";
import type { OutgoingHttpHeaders } from "node:http";
import { z } from "zod";
import {
  ApiResponse,
  splitKey,
  type Client,
  type Endpoint,
  type Endpoints,
  type RawBody,
  type SignedMessage,
} from "@cardplaza/contract/endpoint";
import {
  DEFAULT_MAX_BODY,
  parseInput,
  readBody,
  readForm,
  readJson,
  readParams,
  readQuery,
  type RawInput,
} from "./read-input.ts";
import { unlessKnown } from "./known-version.ts";

type Schema = z.core.$ZodType;
type AnyHandler = (input: Record<string, unknown>) => unknown;

/** What the product adds to each call: the caller's context, headers, the cache and idempotency. */
export interface CallFrame<Ctx> {
  /** The headers of every response, with lower-case names. */
  headers: (c: HonoContext<NodeEnv>) => Record<string, string>;
  open: (c: HonoContext<NodeEnv>, endpoint: Endpoint, key: string) => Promise<Ctx>;
  /** Runs the handler with what the caller may do. */
  run: <T>(ctx: Ctx, endpoint: Endpoint, handle: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** Does the work when the caller's earlier calls have had their turn. */
  inTurn: <T>(c: HonoContext<NodeEnv>, work: () => Promise<T>) => Promise<T>;
  /** Sends what `make` returns, and caches it for other visitors. */
  cache: (c: HonoContext<NodeEnv>, make: () => Promise<CachedResponse>) => Promise<Response>;
  /** Runs the handler, or returns the stored response of an earlier call with the same `Idempotency-Key`. */
  once: (ctx: Ctx, call: RepeatableCall, run: (ctx: Ctx) => Promise<Response>) => Promise<Response>;
}

export interface CachedResponse {
  json: string;
  cache?: { path: string; tags: string[] };
}

export interface RepeatableCall {
  endpoint: string;
  key: string;
  input: RawInput;
}

/** What the Node listener and the log know about a request. */
export interface NodeEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; endpoint?: string };
}

/** Adds every endpoint of the table to the router. Literal paths come before parameters. */
export function serve<Ctx>(app: Hono<NodeEnv>, table: Endpoints, handlers: object, frame: CallFrame<Ctx>) {
  const keys = Object.keys(table).sort((a, b) => (literalFirst(a) < literalFirst(b) ? -1 : 1));
  for (const key of keys) {
    const endpoint = table[key as keyof Endpoints] as Endpoint;
    const { method, path } = splitKey(key);
    const handler = (handlers as Record<string, AnyHandler>)[key] as AnyHandler;
    app.on(method, [path, `${path}/`], async (c) => {
      c.set("endpoint", key);
      const ctx = await frame.inTurn(c, () => frame.open(c, endpoint, key));
      // Outside a turn: a large file may come slowly.
      const raw = await readParts(endpoint, c.req.raw, c.req.param());
      return frame.inTurn(c, async () => {
        const input = await parseInput(endpoint, raw);
        if (endpoint.signed) input.message = await readSigned(endpoint, c.req.raw);
        const handle = (caller: Ctx) =>
          frame.run(caller, endpoint, async (context) => handler({ ...input, ctx: context }));
        const run = async (context: Ctx) => respond(endpoint, await handle(context));
        if (endpoint.cached && c.req.header("authorization") === undefined) {
          return frame.cache(c, async () => cachedResponse(endpoint, await handle(ctx)));
        }
        const repeatKey = c.req.header("idempotency-key");
        if (!(endpoint.repeatable ?? endpoint.status === 201) || repeatKey === undefined) {
          if (isRaw(endpoint.returns)) return unlessKnown(c.req.header("if-none-match"), await run(ctx));
          return send(c, endpoint, await handle(ctx), frame.headers(c));
        }
        return frame.once(ctx, { endpoint: key, key: repeatKey, input: raw }, run);
      });
    });
  }
}

// "~" sorts after every letter when strings are compared by character code.
const literalFirst = (key: string) => splitKey(key).path.replaceAll(":", "~");

async function readParts(
  endpoint: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<RawInput> {
  const raw: RawInput = {};
  const url = new URL(request.url);
  if (endpoint.params) raw.params = readParams(url, params);
  if (endpoint.query) raw.query = readQuery(url);
  if (endpoint.body) raw.body = await readJson(request, endpoint.maxBody ?? DEFAULT_MAX_BODY);
  if (endpoint.form) {
    const read = endpoint.formOrJson && isJson(request) ? readJson : readForm;
    raw.form = await read(request, endpoint.maxBody ?? DEFAULT_MAX_BODY);
  }
  return raw;
}

const isJson = (request: Request) =>
  (request.headers.get("content-type") ?? "").toLowerCase().startsWith("application/json");

async function readSigned(endpoint: Endpoint, request: Request): Promise<SignedMessage> {
  const bytes = await readBody(request, endpoint.maxBody ?? DEFAULT_MAX_BODY);
  return { bytes, headers: request.headers };
}

/** Writes to Node directly. Building a `Response` object and reading it again would double the cost of a call. */
function send(
  c: HonoContext<NodeEnv>,
  endpoint: Endpoint,
  result: unknown,
  headers: Record<string, string>,
): Response {
  const response = asApiResponse(result);
  const { outgoing } = c.env;
  const all: OutgoingHttpHeaders = { ...headers, "cache-control": "no-store" };
  for (const [name, value] of Object.entries(response.options.headers ?? {})) all[name.toLowerCase()] = value;
  if (response.options.cookies?.length) all["set-cookie"] = response.options.cookies;
  const text = endpoint.returns === null ? "" : encode(endpoint.returns as Schema, response.body);
  if (text !== "") {
    all["content-type"] = "application/json";
    all["content-length"] = Buffer.byteLength(text);
  }
  outgoing.writeHead(statusOf(endpoint, response), all);
  outgoing.end(text);
  return RESPONSE_ALREADY_SENT;
}

const asApiResponse = (result: unknown): ApiResponse<unknown> =>
  result instanceof ApiResponse ? result : new ApiResponse(result, {});

const isRaw = (returns: Endpoint["returns"]) => returns !== null && "raw" in returns;

const statusOf = (endpoint: Endpoint, response: ApiResponse<unknown>) =>
  response.options.status ?? endpoint.status ?? (endpoint.returns === null ? 204 : 200);

// Encoding through the schema drops every column that the contract does not declare.
const encode = (returns: Schema, body: unknown) => JSON.stringify(z.parse(returns, body));

function cachedResponse(endpoint: Endpoint, result: unknown): CachedResponse {
  const response = asApiResponse(result);
  return { json: encode(endpoint.returns as Schema, response.body), cache: response.options.cache };
}

function respond(endpoint: Endpoint, result: unknown): Response {
  const response = asApiResponse(result);
  const status = statusOf(endpoint, response);
  const headers = new Headers({ "cache-control": "no-store", ...response.options.headers });
  for (const cookie of response.options.cookies ?? []) headers.append("set-cookie", cookie);
  const { returns } = endpoint;
  if (returns === null) return new Response(null, { status, headers });
  if ("raw" in returns) {
    const { body, type } = response.body as RawBody;
    if (body !== null && !headers.has("content-type")) headers.set("content-type", type ?? returns.raw);
    return new Response(body, { status, headers });
  }
  headers.set("content-type", "application/json");
  return new Response(encode(returns as Schema, response.body), { status, headers });
}

/** Calls the same handlers in this process with the same checks, for pages rendered on the server. */
export function callDirectly<T extends Endpoints, Ctx>(
  table: T,
  handlers: object,
  open: (endpoint: Endpoint) => Promise<Ctx>,
): Client<T> {
  const call = (key: string) => async (raw: RawInput | undefined) => {
    const endpoint = table[key as keyof T] as Endpoint;
    const ctx = await open(endpoint);
    const input = await parseInput(endpoint, { query: {}, body: {}, ...raw });
    const result = await (handlers as Record<string, AnyHandler>)[key]?.({ ...input, ctx });
    const { body } = asApiResponse(result);
    const { returns } = endpoint;
    return returns && !("raw" in returns) ? z.parse(returns as Schema, body) : body;
  };
  return new Proxy({}, { get: (_target, key: string) => call(key) }) as Client<T>;
}
