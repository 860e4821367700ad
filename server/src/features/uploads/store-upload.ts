import { largestPictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { Upload, UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import type { Context, MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { checkDocument, requireUnprotected } from "./check-document.ts";
import { downloadName } from "../../platform/http/content-disposition.ts";
import { encodePicture, encodeScan, type EncodedFile } from "./encode-picture.ts";
import { isPrivate, recognizeFile, type FileRule, type PrivatePurpose } from "./recognize-file.ts";
import { documentUrl } from "./document-links.ts";
import { documentEnding, documentKey, pictureKey } from "./upload-keys.ts";
import { uploads, type UploadRow } from "./uploads.table.ts";

type Saving = Pick<Context, "db" | "files" | "now"> & Partial<Pick<Context, "member">>;

/** Stores a member's file: recognises its type by content, re-encodes pictures and saves a row. */
export async function storeUpload(ctx: MemberContext, file: File, purpose: UploadPurpose): Promise<Upload> {
  const { bytes, type } = await recognizeFile(file, purpose);
  return isPrivate(purpose)
    ? storeDocument(ctx, purpose, file.name, bytes, type)
    : storePicture(ctx, purpose, bytes, type);
}

/** A picture that the server found outside. It belongs to nobody; the room that asked for it removes it. */
export async function storeFoundPicture(ctx: Saving, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const found = await recognizeFile(new File([bytes], "picture"), "post");
    return (await storePicture({ ...ctx, member: null }, "post", found.bytes, found.type)).url;
  } catch (error) {
    if (error instanceof Refusal) return "";
    throw error;
  }
}

async function storePicture(ctx: Saving, purpose: UploadPurpose, bytes: Uint8Array, type: string) {
  const id = newId(ctx.now.getTime());
  const { width, height, files } = await encodePicture(bytes, type);
  await save(
    ctx,
    files.map((file) => ({ ...file, name: pictureKey(id, file.name) })),
    {
      id,
      purpose,
      kind: "picture",
      type: "image/webp",
      name: null,
      width,
      height,
    },
  );
  return { url: largestPictureUrl({ id, width, height }), width, height };
}

/** Private. Has no owner if the sender has no account. */
export async function storeDocumentOf(ctx: Context, file: File): Promise<string> {
  const { bytes, type } = await recognizeFile(file, "document");
  return (await storeDocument(ctx, "document", file.name, bytes, type)).url;
}

async function storeDocument(
  ctx: Context,
  purpose: PrivatePurpose,
  givenName: string,
  bytes: Uint8Array,
  givenType: string,
) {
  const id = newId(ctx.now.getTime());
  const isPicture = givenType.startsWith("image/");
  if (!isPicture) checkDocument(bytes, givenType);
  const stored = isPicture
    ? { ...(await encodeScan(bytes, givenType)), type: "image/jpeg" }
    : { width: null, height: null, bytes, type: givenType };
  const { width, height, type } = stored;
  await save(ctx, [{ name: documentKey({ id, type }), type, bytes: stored.bytes }], {
    id,
    purpose,
    kind: "document",
    type,
    name: downloadName(givenName, documentEnding(type)),
    width,
    height,
  });
  return { url: documentUrl(id), width, height };
}

/**
 * A private document that opens only through the room that stores it. Its row and what `use` saves are saved
 * together or not at all, and without them the file is removed.
 */
export async function storeSealed<T>(
  ctx: MemberContext,
  file: File,
  { field, ...rule }: FileRule & { field: string },
  use: (tx: Tx, upload: UploadRow) => Promise<T>,
): Promise<T> {
  const { bytes, type } = await refusedAt(field, () => readSealed(file, rule));
  const row: UploadRow = {
    id: newId(ctx.now.getTime()),
    memberId: ctx.member.id,
    purpose: "document",
    kind: "sealed",
    type,
    name: downloadName(file.name, documentEnding(type)),
    width: null,
    height: null,
    bytes: bytes.byteLength,
    createdAt: ctx.now,
  };
  const write = ctx.files.put(documentKey(row), bytes, type);
  try {
    await write;
    return await inTransaction(ctx.db, async (tx) => {
      await tx.insert(uploads).values(row);
      return use(tx, row);
    });
  } catch (error) {
    void removeAfter([write], ctx, [{ name: documentKey(row), type, bytes }]);
    throw error;
  }
}

async function readSealed(file: File, rule: FileRule) {
  const read = await recognizeFile(file, "document", rule);
  checkDocument(read.bytes, read.type);
  requireUnprotected(read.bytes, read.type);
  return read;
}

/** The message is shown at this field of the form. */
async function refusedAt<T>(field: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.message, { fields: { [field]: error.message } });
  }
}

/** Files first, then the row, so that every row has its files. */
async function save(
  ctx: Saving,
  files: EncodedFile[],
  row: Omit<UploadRow, "memberId" | "bytes" | "createdAt">,
) {
  const writes = files.map(({ name, bytes, type }) => ctx.files.put(name, bytes, type));
  try {
    await Promise.all(writes);
    const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
    await ctx.db
      .insert(uploads)
      .values({ ...row, memberId: ctx.member?.id ?? null, bytes, createdAt: ctx.now });
  } catch (error) {
    void removeAfter(writes, ctx, files);
    throw error;
  }
}

// In the background: if the file store hangs, the member does not wait for the cleanup too.
async function removeAfter(writes: Promise<void>[], ctx: Pick<Saving, "files">, files: EncodedFile[]) {
  await Promise.allSettled(writes);
  await Promise.allSettled(files.map(({ name }) => ctx.files.remove(name)));
}
