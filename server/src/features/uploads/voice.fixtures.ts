// Voice notes for tests, as browsers record them.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from "mediabunny";

/** One channel, 48,000 a second. */
const OPUS_HEAD = Uint8Array.from(Buffer.from("4f707573486561640101000080bb0000000000", "hex"));
const SOUNDS = {
  aac: { codec: "mp4a.40.2", description: Uint8Array.of(0x12, 0x10) },
  opus: { codec: "opus", description: OPUS_HEAD },
} as const;

interface Recorded {
  sound?: keyof typeof SOUNDS;
  withPictures?: boolean;
}

/** Chrome and Firefox. The header does not say how long it is. */
export const webmVoice = (more: Recorded = {}) =>
  recordingOf(new WebMOutputFormat({ appendOnly: true }), more);
export const finishedWebmVoice = () => recordingOf(new WebMOutputFormat());
/** Safari. */
export const mp4Voice = (more: Recorded = {}) =>
  recordingOf(new Mp4OutputFormat({ fastStart: "fragmented" }), { sound: "aac", ...more });
/** Where the list of tracks stands at the end. */
export const finishedMp4Voice = () =>
  recordingOf(new Mp4OutputFormat({ fastStart: false }), { sound: "aac" });
export const oggVoice = () => recordingOf(new OggOutputFormat());

async function recordingOf(format: OutputFormat, { sound = "opus", withPictures = false }: Recorded = {}) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const sounds = new EncodedAudioPacketSource(sound);
  output.addAudioTrack(sounds);
  const pictures = withPictures ? new EncodedVideoPacketSource("vp9") : null;
  if (pictures) output.addVideoTrack(pictures, { frameRate: 10 });
  await output.start();
  for (let at = 0; at < 10; at++) {
    const data = new Uint8Array(16).fill(at + 1);
    const decoderConfig = { ...SOUNDS[sound], sampleRate: 48_000, numberOfChannels: 1 };
    await sounds.add(new EncodedPacket(data, "key", at / 10, 0.1), at === 0 ? { decoderConfig } : undefined);
    const picture = { codec: "vp09.00.10.08", codedWidth: 320, codedHeight: 240 };
    await pictures?.add(
      new EncodedPacket(data, "key", at / 10, 0.1),
      at === 0 ? { decoderConfig: picture } : undefined,
    );
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}
