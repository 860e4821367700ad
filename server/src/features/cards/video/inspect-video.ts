import { readInThread } from "../../../platform/read-in-thread.ts";

/** The facts of a file, before any rule is applied. */
export interface InspectedVideo {
  /** The container's own name: "MP4", "WebM", "Matroska", "QuickTime File Format" … */
  format: string;
  tracks: { kind: "video" | "audio" | "subtitle"; codec: string | null; width?: number; height?: number }[];
  /** The end of the last packet, or the length in the header if that is more. */
  seconds: number;
}

export interface InspectionBounds {
  mostSeconds: number;
  mostTracks: number;
  mostPackets: number;
}

// Each track is read to its end, whatever the header says: a browser's recording has no length in it.
// The last packet is really read, because a truncated file still lists what it had.
const READER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const { module, blob, bounds } = workerData;
  const { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } = require(module);
  (async () => {
    const input = new Input({ source: new BlobSource(blob), formats: ALL_FORMATS });
    const format = await input.getFormat();
    const found = await input.getTracks();
    if (found.length > bounds.mostTracks) throw new Error("too many tracks");
    const tracks = [];
    let seconds = (await input.getDurationFromMetadata()) ?? 0;
    let packets = 0;
    for (const track of found) {
      const isVideo = track.type === "video";
      tracks.push({
        kind: track.type,
        codec: await track.getCodec(),
        ...(isVideo && { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() }),
      });
      const sink = new EncodedPacketSink(track);
      let end = 0;
      for await (const { timestamp, duration } of sink.packets(undefined, undefined, { metadataOnly: true })) {
        if (++packets > bounds.mostPackets) throw new Error("too many parts");
        end = Math.max(end, timestamp + duration);
        if (end > bounds.mostSeconds) break;
      }
      seconds = Math.max(seconds, end);
      const final = await sink.getPacket(Number.POSITIVE_INFINITY);
      if (isVideo && (!final || final.data.byteLength === 0)) throw new Error("no pictures");
    }
    parentPort.postMessage({ format: format.name, tracks, seconds });
  })().catch(() => parentPort.postMessage(null));
`;

/** A few bytes in the right place can declare millions of frames. Null if it cannot be read. */
export const inspectVideo = (file: Blob, bounds: InspectionBounds, mostCpuMs?: number) =>
  readInThread<InspectedVideo>(READER, "mediabunny", { blob: file.slice(), bounds }, mostCpuMs);
