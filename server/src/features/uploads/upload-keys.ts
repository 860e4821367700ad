import { smallerWidths, SOFT_PICTURE } from "@cardplaza/contract/uploads/pictures";
import type { UploadRow } from "./uploads.table.ts";

const DOCUMENT_ENDINGS: Record<string, string> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "audio/webm": "webm",
  "audio/mp4": "m4a",
  "audio/ogg": "ogg",
  "image/jpeg": "jpg",
};

/** The key of a picture comes from its address alone, so pictures are served without the database. */
export const pictureKey = (id: string, name: string) => `pictures/${id}/${name}`;

export const documentKey = ({ id, type }: Pick<UploadRow, "id" | "type">) =>
  `documents/${id}.${documentEnding(type)}`;

export const documentEnding = (type: string) => DOCUMENT_ENDINGS[type] ?? "bin";

/** Everything in the file store that belongs to an upload. */
export function keysOf(upload: Pick<UploadRow, "id" | "kind" | "type" | "width" | "height">): string[] {
  if (upload.kind !== "picture") return [documentKey(upload)];
  const { id, width, height } = upload;
  const smaller = smallerWidths(width ?? 0).map((smallerWidth) => `${smallerWidth}.webp`);
  return [SOFT_PICTURE, ...smaller, `${width}x${height}.webp`, `${width}x${height}.jpg`].map((name) =>
    pictureKey(id, name),
  );
}
