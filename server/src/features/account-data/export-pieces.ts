import type { FileStore } from "../../providers/file-store.ts";

/** The file store handles whole files of about this size, so a zip is stored in pieces. */
export const PIECE_BYTES = 4 * 1024 * 1024;

export interface PieceSink {
  write: (bytes: Uint8Array) => Promise<void>;
  /** Stores the last piece; returns the total size. */
  finish: () => Promise<number>;
}

const pieceKey = (exportId: string, index: number) => `exports/${exportId}/${index}.zip`;

export function pieceKeys(exportId: string, bytes: number): string[] {
  return Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, index) => pieceKey(exportId, index));
}

/**
 * Stores a file of any size with only one piece in memory. `note` gets the possible size before that much is
 * stored, so that an unfinished file can be removed too.
 */
export function openPieceSink(
  files: FileStore,
  exportId: string,
  note: (bytes: number) => Promise<void>,
): PieceSink {
  const piece = new Uint8Array(PIECE_BYTES);
  let filled = 0;
  let count = 0;
  const storePiece = async () => {
    await note((count + 1) * PIECE_BYTES);
    await files.put(pieceKey(exportId, count), piece.slice(0, filled), "application/zip");
    count += 1;
    filled = 0;
  };
  return {
    async write(bytes) {
      let rest = bytes;
      while (rest.length > 0) {
        const part = rest.subarray(0, PIECE_BYTES - filled);
        piece.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
        if (filled === PIECE_BYTES) await storePiece();
      }
    },
    async finish() {
      const last = filled;
      if (last > 0) await storePiece();
      return last > 0 ? (count - 1) * PIECE_BYTES + last : count * PIECE_BYTES;
    },
  };
}

/** Reads the whole file, piece by piece. */
export function readPieces(files: FileStore, exportId: string, bytes: number): ReadableStream<Uint8Array> {
  async function* read() {
    for (const key of pieceKeys(exportId, bytes)) {
      const piece = await files.get(key);
      if (!piece) throw new Error(`A piece of the export ${exportId} is missing`);
      yield* piece.body;
    }
  }
  return ReadableStream.from(read());
}
