import { z } from "zod";
import { splitKey, type Endpoint, type Endpoints } from "@cardplaza/contract/endpoint";
import { jsonHeldBy } from "@cardplaza/contract/json-text";
import { ERROR_STATUS } from "@cardplaza/contract/errors";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

type Schema = z.core.$ZodType;
type JsonSchema = Record<string, unknown>;

const ErrorSchema = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [string, ...string[]]),
  fields: z.record(z.string(), z.string()).optional(),
  feature: z.string().optional(),
  requestId: z.string().optional(),
});

/** The OpenAPI 3.1 document, generated from the contract. */
export function describeApi(table: Endpoints, origin: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, endpoint] of Object.entries(table)) {
    const { method, path } = splitKey(key);
    const place = path.replaceAll(/:(\w+)/g, "{$1}");
    paths[place] = { ...paths[place], [method.toLowerCase()]: describe(key, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: "1.0.0",
      description: "Every call that the product answers.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorSchema, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function describe(key: string, endpoint: Endpoint): object {
  const { method, path } = splitKey(key);
  const body = endpoint.body ?? endpoint.form;
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: endpoint.summary,
    tags: [path.split("/")[2] ?? "pages"],
    ...(endpoint.auth && endpoint.auth !== "none" ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              ...(endpoint.form && {
                "multipart/form-data": { schema: schemaOf(body as Schema, "input") },
              }),
              ...((!endpoint.form || endpoint.formOrJson) && {
                "application/json": { schema: schemaOf(body as Schema, "input") },
              }),
            },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? (endpoint.returns === null ? 204 : 200)]: success(endpoint),
      default: {
        description: "Refused",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

function success({ returns }: Endpoint): object {
  if (returns === null) return { description: "Done" };
  if ("raw" in returns)
    return { description: "Done", content: { [returns.raw]: { schema: { type: "string" } } } };
  return {
    description: "Done",
    content: { "application/json": { schema: schemaOf(returns as Schema, "output") } },
  };
}

function parameters(schema: Endpoint["params"], place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema as Schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

export function schemaOf(schema: Schema, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "file") Object.assign(jsonSchema, { type: "string", format: "binary" });
      const contents = jsonHeldBy(zodSchema);
      if (contents) describeJsonText(jsonSchema, schemaOf(contents, io));
    },
  }) as JsonSchema;
  return shape;
}

/** In a form it is a text, whatever it becomes once it is read. */
function describeJsonText(text: JsonSchema, contentSchema: JsonSchema): void {
  const { maxLength } = text;
  for (const key of Object.keys(text)) delete text[key];
  Object.assign(text, { type: "string", maxLength, contentMediaType: "application/json", contentSchema });
}
