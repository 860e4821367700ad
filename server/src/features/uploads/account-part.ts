import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { removeUploads } from "./remove-uploads.ts";
import { documentEnding, documentKey, pictureKey } from "./upload-keys.ts";
import { uploads, type UploadRow } from "./uploads.table.ts";

export const uploadsPart: AccountPart = {
  kinds: {
    uploads: async (db, memberId) =>
      (await uploadsOf(db, memberId)).map(({ memberId: _member, ...upload }) => ({
        ...upload,
        file: `files/${exportName(upload)}`,
      })),
  },
  files: async (db, memberId) =>
    (await uploadsOf(db, memberId)).map((upload) => ({
      name: exportName(upload),
      key: upload.kind === "picture" ? pictureKey(upload.id, `${sizeOf(upload)}.jpg`) : documentKey(upload),
    })),
  erase: ({ jobs }, tx, memberId) => removeUploads(tx, jobs, eq(uploads.memberId, memberId)),
};

const uploadsOf = (db: Parameters<NonNullable<AccountPart["files"]>>[0], memberId: string) =>
  db.select().from(uploads).where(eq(uploads.memberId, memberId)).orderBy(asc(uploads.id));

const sizeOf = ({ width, height }: Pick<UploadRow, "width" | "height">) => `${width}x${height}`;

/** The id first, because two documents may have the same name. */
function exportName(upload: Pick<UploadRow, "id" | "kind" | "name" | "type" | "purpose">): string {
  if (upload.kind === "picture") return `${upload.id}-${upload.purpose}.jpg`;
  return `${upload.id}-${upload.name ?? `document.${documentEnding(upload.type)}`}`;
}
