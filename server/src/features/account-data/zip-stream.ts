import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

interface Options {
  /** The modification time of the entries. */
  now: Date;
  write: (bytes: Uint8Array) => Promise<void>;
}

const TEXT_PART = 64 * 1024;

/** A zip that is written as a stream; only its list of entries stays in memory. */
export function openZip({ now, write }: Options) {
  const chunks: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else chunks.push(bytes);
  });
  const flush = async () => {
    if (failure) throw failure;
    for (const bytes of chunks.splice(0)) await write(bytes);
  };

  return {
    async addText(name: string, text: string) {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = now;
      zip.add(entry);
      const bytes = new TextEncoder().encode(text);
      for (let from = 0; from < bytes.length; from += TEXT_PART) {
        entry.push(bytes.subarray(from, from + TEXT_PART));
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
    },
    /** Pictures and documents are already compressed. */
    async addFile(name: string, body: ReadableStream<Uint8Array>) {
      const entry = new ZipPassThrough(name);
      entry.mtime = now;
      zip.add(entry);
      for await (const part of body) {
        // A copy: the store may use its buffer again.
        entry.push(Uint8Array.from(part));
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
    },
    async finish() {
      zip.end();
      await flush();
    },
  };
}
