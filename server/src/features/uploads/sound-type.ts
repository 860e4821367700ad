// What is recorded as sound comes in the containers of videos: a look at the tracks tells one from the other.

type FindTracks = (file: Buffer) => boolean[];

/** Of each container: its type with sound alone, and whether each of its tracks is sound. */
const CONTAINERS: Record<string, { type: string; tracksOf: FindTracks }> = {
  "video/webm": { type: "audio/webm", tracksOf: webmTracks },
  "video/mp4": { type: "audio/mp4", tracksOf: mp4Tracks },
  "audio/mp4": { type: "audio/mp4", tracksOf: mp4Tracks },
  "audio/x-m4a": { type: "audio/mp4", tracksOf: mp4Tracks },
  "audio/ogg": { type: "audio/ogg", tracksOf: oggTracks },
};

/** The type of a recording of sound alone; undefined if it has pictures too, or is no recording. */
export function soundTypeOf(bytes: Uint8Array, container: string): string | undefined {
  const known = CONTAINERS[container];
  if (!known) return undefined;
  const tracks = known.tracksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return tracks.length > 0 && tracks.every(Boolean) ? known.type : undefined;
}

interface Part {
  name: string;
  from: number;
  to: number;
}

const partsIn = (file: Buffer, path: readonly string[], read: ReadParts): Part[] =>
  path.reduce<Part[]>(
    (parts, name) =>
      parts.flatMap(({ from, to }) => read(file, from, to).filter((part) => part.name === name)),
    [{ name: "", from: 0, to: file.length }],
  );
type ReadParts = (file: Buffer, from: number, to: number) => Part[];

const [SEGMENT, TRACKS, TRACK, TRACK_TYPE] = ["18538067", "1654ae6b", "ae", "83"] as const;
const SOUND_TRACK = 2;

function webmTracks(file: Buffer): boolean[] {
  return partsIn(file, [SEGMENT, TRACKS, TRACK], elementsIn).map((track) =>
    elementsIn(file, track.from, track.to)
      .filter(({ name }) => name === TRACK_TYPE)
      .some(({ to }) => file[to - 1] === SOUND_TRACK),
  );
}

/** The elements of a WebM file. The length of one that was recorded live is not known: it goes on to the end. */
function elementsIn(file: Buffer, from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at < to;) {
    const nameBytes = lengthOfNumber(file[at]);
    const sizeBytes = lengthOfNumber(file[at + nameBytes]);
    const start = at + nameBytes + sizeBytes;
    if (start > to) break;
    const digits = file.subarray(at + nameBytes, start);
    const size = digits.reduce(
      (sum, byte, place) => sum * 256 + (place === 0 ? byte % 2 ** (8 - sizeBytes) : byte),
      0,
    );
    const isUnknown = size === 2 ** (7 * sizeBytes) - 1;
    const end = isUnknown ? to : Math.min(to, start + size);
    parts.push({ name: file.toString("hex", at, at + nameBytes), from: start, to: end });
    at = end;
  }
  return parts;
}

/** The zeros at its front say how many bytes a number has. */
const lengthOfNumber = (first = 0) => Math.min(8, Math.clz32(first) - 23);

function mp4Tracks(file: Buffer): boolean[] {
  return partsIn(file, ["moov", "trak", "mdia", "hdlr"], boxesIn).map(
    ({ from }) => file.toString("latin1", from + 8, from + 12) === "soun",
  );
}

function boxesIn(file: Buffer, from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at + 8 <= to;) {
    const given = file.readUInt32BE(at);
    const isLong = given === 1 && at + 16 <= to;
    const header = isLong ? 16 : 8;
    const size = given === 0 ? to - at : isLong ? Number(file.readBigUInt64BE(at + 8)) : given;
    if (size < header) break;
    const end = Math.min(to, at + size);
    parts.push({ name: file.toString("latin1", at + 4, at + 8), from: at + header, to: end });
    at = end;
  }
  return parts;
}

const OGG_SOUNDS = ["OpusHead", "\u0001vorbis"];
const PAGE_HEADER = 27;
const BEGINS_TRACK = 2;

/** Every track of an Ogg file begins on a page of its own, before anything else. */
function oggTracks(file: Buffer): boolean[] {
  const tracks: boolean[] = [];
  let at = 0;
  while (file.toString("latin1", at, at + 4) === "OggS" && ((file[at + 5] ?? 0) & BEGINS_TRACK) !== 0) {
    const start = at + PAGE_HEADER + (file[at + PAGE_HEADER - 1] ?? 0);
    tracks.push(OGG_SOUNDS.some((name) => file.toString("latin1", start, start + name.length) === name));
    at = file.subarray(at + PAGE_HEADER, start).reduce((end, bytes) => end + bytes, start);
  }
  return tracks;
}
