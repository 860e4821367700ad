import { z } from "zod";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { Endpoint } from "@cardplaza/contract/endpoint";
import { invalid, Refusal, tooLarge, unsupportedType } from "../refusals.ts";

type Schema = z.core.$ZodType;
type FormValue = string | File;
export const DEFAULT_MAX_BODY = 256 * 1024;
// Far deeper than any form of ours. Recursive code relies on this limit.
const DEEPEST_JSON = 64;
// Nobody reads more, and thousands of wrong fields must not make a huge response.
const MOST_FIELDS_LISTED = 30;
const LONGEST_FIELD_TOLD = 100;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The parts of a call as they were sent, before validation. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  form?: unknown;
}

/** Validates each declared part. One mistake in any of them refuses the whole call. */
export async function parseInput(endpoint: Endpoint, raw: RawInput): Promise<Record<string, unknown>> {
  const parsed: Record<string, unknown> = {};
  for (const part of ["params", "query", "body", "form"] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    parsed[part] = await parsePart(refuseUnknown(part, schema as Schema), raw[part]);
  }
  return parsed;
}

// A misspelt or forbidden field is refused by name. In a query it is dropped: other sites add parameters to links.
const strict = new WeakMap<Schema, Schema>();
function refuseUnknown(part: string, schema: Schema): Schema {
  if (part === "query" || part === "params") return schema;
  const known = strict.get(schema) ?? strictly(schema);
  strict.set(schema, known);
  return known;
}

function strictly(schema: Schema): Schema {
  // A body that may be left out is as strict as any other.
  if (schema instanceof z.ZodOptional) return z.optional(strictly(schema.unwrap()));
  return schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
}

// People read these texts beside the form's fields, so a missing value gets the same text as an empty one.
const wordings: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ input }) => (input === undefined ? ERROR_TEXT.required : undefined),
};

async function parsePart(schema: Schema, value: unknown): Promise<unknown> {
  const result = await z.safeParseAsync(schema, value, wordings);
  if (result.success) return result.data;
  // Without a prototype, so that "constructor" is a field like any other.
  const fields = Object.create(null) as Record<string, string>;
  let listed = 0;
  for (const [path, message] of problemsOf(result.error.issues)) {
    const name = path.join(".").slice(0, LONGEST_FIELD_TOLD);
    if (name in fields) continue;
    fields[name] = message;
    if (++listed === MOST_FIELDS_LISTED) break;
  }
  throw invalid(fields);
}

function* problemsOf(issues: z.core.$ZodIssue[]): Generator<[PropertyKey[], string]> {
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") yield [issue.path, issue.message];
    else for (const key of issue.keys) yield [[...issue.path, key], "This field is not known."];
  }
}

export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const bytes = await readBody(request, maxBytes);
  if (bytes.byteLength === 0) return {};
  if (type !== "application/json" && !type.endsWith("+json")) throw unsupportedType();
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Refusal("VALIDATION", ERROR_TEXT.malformed);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("VALIDATION", ERROR_TEXT.malformed);
  }
  requireReadable(text, value);
  return value;
}

function requireReadable(json: string, value: unknown): void {
  if (isDeeperThan(DEEPEST_JSON, value)) throw new Refusal("VALIDATION", "The request is nested too deeply.");
  if (mayHoldBadText(json) && holdsBadText(value)) throw new Refusal("VALIDATION", ERROR_TEXT.unreadableText);
}

/** A field of a form that holds JSON, with an error for each of its own fields. */
export async function readJsonField<S extends z.ZodType>(schema: S, text: string): Promise<z.output<S>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal("VALIDATION", ERROR_TEXT.malformed);
  }
  requireReadable(text, value);
  return (await parsePart(refuseUnknown("form", schema), value)) as z.output<S>;
}

export async function readForm(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data"))
    throw unsupportedType(ERROR_TEXT.unsupportedForm);
  const bytes = await readBody(request, maxBytes);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Refusal("VALIDATION", "The form data cannot be read.");
  }
  return collect(form.entries());
}

export function readQuery(url: URL): unknown {
  refuseBadEscapes(url.search);
  return collect(url.searchParams.entries());
}

export function readParams(url: URL, params: Record<string, string>): unknown {
  refuseBadEscapes(url.pathname);
  if (!Object.values(params).every(isStorable)) throw new Refusal("VALIDATION", ERROR_TEXT.unreadableText);
  return params;
}

// Lenient decoding would turn these into a different text.
function refuseBadEscapes(part: string) {
  try {
    decodeURIComponent(part);
  } catch {
    throw new Refusal("VALIDATION", ERROR_TEXT.unreadableText);
  }
}

/** A name that occurs several times becomes a list, which a schema for one value then refuses. */
function collect(entries: Iterable<[string, FormValue]>): Record<string, unknown> {
  const found = new Map<string, FormValue[]>();
  for (const [name, value] of entries) {
    if (typeof value === "string" && !isStorable(value))
      throw new Refusal("VALIDATION", ERROR_TEXT.unreadableText);
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > maxBytes) throw tooLarge();
  // Node delivers no more than the announced length, so the body is read at once without a stream.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

// PostgreSQL cannot store NUL, and half a surrogate pair is not a character.
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
const mayHoldBadText = (json: string) => /\\u0000|\\u[dD][89a-fA-F]|\0/.test(json);

function isDeeperThan(limit: number, root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

function holdsBadText(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string" && !isStorable(value)) return true;
    if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) return true;
        open.push(inner);
      }
    }
  }
  return false;
}
