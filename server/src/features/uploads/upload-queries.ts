import { and, eq, inArray } from "drizzle-orm";
import { largestPictureUrl, readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import { DOCUMENT_URL } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import type { Db } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { uploads, type UploadRow } from "./uploads.table.ts";

type FieldUrls = Record<string, string | null | undefined>;

/** The member's own picture, by the address that its upload returned. */
export async function findOwnPicture(db: Db, memberId: string, url: string): Promise<UploadRow | null> {
  return (await findOwnPictures(db, memberId, [url]))[0] ?? null;
}

/**
 * Refuses pictures that are not the member's own, with an error for each field. A picture that the record
 * already shows is allowed, because a colleague may have uploaded it. Empty fields are allowed.
 */
export async function requireOwnPictures(
  db: Db,
  memberId: string,
  fields: FieldUrls,
  alreadyShown: (string | null | undefined)[] = [],
): Promise<void> {
  const filled = Object.entries(fields).filter(
    (entry): entry is [string, string] => Boolean(entry[1]) && !alreadyShown.includes(entry[1]),
  );
  const own = new Set(
    (
      await findOwnPictures(
        db,
        memberId,
        filled.map(([, url]) => url),
      )
    ).map(urlOf),
  );
  const foreign = filled.filter(([, url]) => !own.has(url));
  if (foreign.length > 0)
    throw invalid(Object.fromEntries(foreign.map(([field]) => [field, UPLOAD_TEXT.notYourPicture])));
}

/**
 * The member's own document. `type` and `bytes` are for narrower rules, such as those for a resume. A file of a message
 * is none: it is removed with its message.
 */
export async function findOwnDocument(db: Db, memberId: string, url: string): Promise<UploadRow | null> {
  const id = DOCUMENT_URL.exec(url)?.[1];
  if (!id) return null;
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, id),
        eq(uploads.memberId, memberId),
        eq(uploads.kind, "document"),
        eq(uploads.purpose, "document"),
      ),
    );
  return row ?? null;
}

export async function requireOwnDocument(
  db: Db,
  memberId: string,
  field: string,
  url: string,
): Promise<UploadRow> {
  const document = await findOwnDocument(db, memberId, url);
  if (!document) throw invalid({ [field]: UPLOAD_TEXT.notYourDocument });
  return document;
}

/** For a visitor with a valid link; the link is the permission. */
export async function findLinkedDocument(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.kind, "document")));
  return row ?? null;
}

/** For the room that stored it, which has checked that the caller may see it. */
export async function findSealedDocument(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.kind, "sealed")));
  return row ?? null;
}

async function findOwnPictures(db: Db, memberId: string, urls: string[]): Promise<UploadRow[]> {
  const ids = urls.flatMap((url) => readPictureUrl(url)?.id ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, memberId), eq(uploads.kind, "picture")));
  // The size is part of the address: with a changed size there is no file.
  return rows.filter((row) => urls.includes(urlOf(row)));
}

const urlOf = ({ id, width, height }: UploadRow) =>
  largestPictureUrl({ id, width: width ?? 0, height: height ?? 0 });
