import type { Context } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { documentKey } from "./upload-keys.ts";
import { findSealedDocument } from "./upload-queries.ts";

/** The file itself, for the room that stored it. */
export async function readSealedDocument(
  { db, files }: Pick<Context, "db" | "files">,
  id: string,
  name: string,
): Promise<File> {
  const document = await findSealedDocument(db, id);
  const stored = document && (await files.get(documentKey(document)));
  if (!stored) throw notFound();
  return new File([new Uint8Array(await new Response(stored.body).arrayBuffer())], name, {
    type: document.type,
  });
}
