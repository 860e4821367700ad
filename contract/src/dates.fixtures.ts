import { z } from "zod";

export interface DateField {
  /** "PATCH /api/chapters/:id body.firstDay" */
  at: string;
  format: "date" | "datetime";
  schema: z.ZodType;
}

/** All days and times inside a schema, with the way to each. */
export function dateFields(schema: z.core.SomeType | undefined, at: string, seen = new Set()): DateField[] {
  if (!schema || seen.has(schema)) return [];
  const inside = new Set(seen).add(schema);
  const { def } = (schema as z.ZodType)._zod as unknown as { def: Record<string, unknown> };
  if (def["format"] === "date" || def["format"] === "datetime")
    return [{ at, format: def["format"], schema: schema as z.ZodType }];
  const parts: [string, unknown][] = [
    ...Object.entries((def["shape"] as object | undefined) ?? {}).map(([name, part]): [string, unknown] => [
      `${at} ${name}`,
      part,
    ]),
    ...["element", "innerType", "valueType", "in", "out", "left", "right"].map((name): [string, unknown] => [
      at,
      def[name],
    ]),
    ...["options", "items"].flatMap((name) =>
      ((def[name] as unknown[] | undefined) ?? []).map((part): [string, unknown] => [at, part]),
    ),
    ...(typeof def["getter"] === "function" ? [[at, def["getter"]()] as [string, unknown]] : []),
  ];
  return parts.flatMap(([where, part]) => dateFields(part as z.core.SomeType | undefined, where, inside));
}
