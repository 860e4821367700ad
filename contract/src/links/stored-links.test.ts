import { z } from "zod";
import { describe, expect, test } from "vitest";
import { api } from "../api.ts";
import type { Endpoint } from "../endpoint.ts";

type Schema = z.core.$ZodType;

/** Names of fields whose value may become an `href` or a `src`. */
const LINK_NAME =
  /(^|_)(url|uri|href|links?|website|site|homepage|canonical|target|redirect|images?|photos?|pictures?|logo|cover|gallery|portrait|avatar|documents?|file|poster|video)$|(Url|Uri|Link|Links|Website|Image|Photo|Logo|Document|File)$/;

const DANGEROUS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "  javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
];

interface Field {
  path: string;
  schema: Schema;
}

/** All fields of a schema with a link's name, at any depth. */
function linkFields(schema: Schema, path = ""): Field[] {
  const def = (schema as z.ZodType)._zod.def as unknown as Record<string, unknown> & { type: string };
  const within = (...parts: unknown[]) => parts.flatMap((part) => linkFields(part as Schema, path));
  switch (def.type) {
    case "object":
      return Object.entries(def.shape as Record<string, Schema>).flatMap(([name, field]) => {
        const at = path ? `${path}.${name}` : name;
        return [...(LINK_NAME.test(name) ? [{ path: at, schema: field }] : []), ...linkFields(field, at)];
      });
    case "array":
      return within(def.element);
    case "union":
      return within(...(def.options as unknown[]));
    case "intersection":
      return within(def.left, def.right);
    case "record":
      return within(def.valueType);
    case "tuple":
      return within(...(def.items as unknown[]));
    case "pipe":
      return within(def.in);
    case "lazy":
      return within((def.getter as () => unknown)());
    default:
      return def.innerType ? within(def.innerType) : [];
  }
}

const takes = (schema: Schema, value: string) =>
  [value, [value]].some((given) => z.safeParse(schema, given).success);
const dangerousIn = ({ schema }: Field) => DANGEROUS.filter((value) => takes(schema, value));

const stored = Object.entries(api as Record<string, Endpoint>).flatMap(([key, { body, form }]) =>
  [body, form].flatMap((part) =>
    part ? linkFields(part as Schema).map((field) => ({ ...field, path: `${key}: ${field.path}` })) : [],
  ),
);

describe("a stored link", () => {
  test.each(stored.map((field) => [field.path, field] as const))(
    "%s leads nowhere dangerous",
    (_path, field) => {
      expect(dangerousIn(field)).toEqual([]);
    },
  );

  test("is stored with its scheme, even if it was typed without one", () => {
    const typed = stored.filter(({ schema }) => z.safeParse(schema, "example.com").success);
    for (const { path, schema } of typed)
      expect([path, z.parse(schema, "example.com")]).toEqual([path, "https://example.com"]);
    const names = typed.map(({ path }) => path);
    for (const known of ["POST /api/contacts: website", "POST /api/business-cards: website"])
      expect(names).toContain(known);
  });

  test("that is declared as plain text is found at any depth", () => {
    const shape = z.object({
      website: z.string().optional(),
      places: z.array(z.object({ mapUrl: z.string().default("") })),
      choice: z.union([z.object({ link: z.string().nullable() }), z.object({ photos: z.array(z.string()) })]),
    });
    const found = linkFields(shape).filter((field) => dangerousIn(field).length > 0);
    expect(found.map(({ path }) => path)).toEqual([
      "website",
      "places.mapUrl",
      "choice.link",
      "choice.photos",
    ]);
  });
});
