import type { Api } from "@cardplaza/contract/api";
import type { Client } from "@cardplaza/contract/endpoint";
import type { ErrorBody, ErrorCode } from "@cardplaza/contract/errors";
import { noteAnswer, SAVED_AT } from "./offline/saved-answers.ts";
import { tokenFor } from "./tokens.ts";

/** A failed call. `message` is for programs, `reason` for people. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own words: `message`, or `error` where there is none. */
  readonly serverText?: string;
  readonly reason: string;
  readonly code?: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly feature?: string;
  /** With `SECOND_STEP`: what the second step is completed with. */
  readonly challenge?: string;
  /** With `CONFLICT` on publishing: the listing that this one looks like. */
  readonly listing?: ErrorBody["listing"];
  readonly requestId?: string;
  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    const body = parseError(text);
    this.status = status;
    this.serverText = body?.message || body?.error || undefined;
    this.reason = this.serverText ?? "Something went wrong. Please try again.";
    this.code = body?.code;
    this.fields = body?.fields;
    this.feature = body?.feature;
    this.challenge = body?.challenge;
    this.listing = body?.listing;
    this.requestId = body?.requestId;
  }
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
}

/** Every call of the product, by name: `api["GET /api/home"]()`. */
export const api = new Proxy({} as Client<Api>, {
  get: (_target, key: string) => (input?: Input) => callApi(key, input ?? {}),
});

/** The same calls with an idempotency key: a retry gets the same response, and the server acts once. */
export const apiOnce = (idempotencyKey: string) =>
  new Proxy({} as Client<Api>, {
    get: (_target, key: string) => (input?: Input) =>
      callApi(key, input ?? {}, { "Idempotency-Key": idempotencyKey }),
  });

async function callApi(key: string, input: Input, headers?: Record<string, string>): Promise<unknown> {
  const [method = "GET", pattern = ""] = key.split(" ");
  const path = fillPath(pattern, input.params) + queryText(input.query);
  const token = tokenFor(pattern);
  const response = await fetch(path, {
    method,
    credentials: "include",
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(input.body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    body: input.form
      ? formData(input.form)
      : input.body === undefined
        ? undefined
        : JSON.stringify(input.body),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  if (method === "GET") noteAnswer(path, response.headers.get(SAVED_AT));
  if (response.status === 204) return undefined;
  return response.headers.get("content-type")?.includes("json") ? response.json() : response.blob();
}

function fillPath(pattern: string, params: Record<string, unknown> = {}): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "") search.append(name, String(each));
    }
  }
  return search.size > 0 ? `?${search}` : "";
}

function formData(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

function parseError(text: string): ErrorBody | undefined {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return undefined;
  }
}
