import { VOICE_SECONDS } from "@cardplaza/contract/messages/message-limits";
import { stopTracks } from "../../../lib/camera.ts";

const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];
const BITS_PER_SECOND = 32_000;
/** Less is a slip of the finger. */
const SHORTEST_MS = 700;

export interface Recorded {
  blob: Blob;
  seconds: number;
}

interface Listener {
  onSecond: (seconds: number) => void;
  /** Null: it was too short to be anything. */
  onEnd: (recorded: Recorded | null) => void;
  onFail: () => void;
}

export interface Recording {
  /** Ends it and hands it over. */
  finish: () => void;
  /** Ends it for nothing. */
  drop: () => void;
}

/** Records what the microphone hears, for two minutes at most, and lets it go at the end. */
export function recordVoice(stream: MediaStream, { onSecond, onEnd, onFail }: Listener): Recording {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let isWanted = true;
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.addEventListener("error", () => {
    isWanted = false;
    onFail();
  });
  recorder.addEventListener("stop", () => {
    clearInterval(timer);
    stopTracks(stream);
    if (!isWanted) return;
    const lastedMs = performance.now() - began;
    if (lastedMs < SHORTEST_MS) return onEnd(null);
    // Without the codec: the server knows the plain types.
    const [type] = recorder.mimeType.split(";");
    onEnd({ blob: new Blob(parts, { type }), seconds: wholeSeconds(lastedMs) });
  });
  const stop = () => recorder.state === "recording" && recorder.stop();
  recorder.start(1000);
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.floor((performance.now() - began) / 1000);
    onSecond(Math.min(seconds, VOICE_SECONDS));
    if (seconds >= VOICE_SECONDS) stop();
  }, 200);
  return {
    finish: () => void stop(),
    drop() {
      isWanted = false;
      stop();
    },
  };
}

const wholeSeconds = (ms: number) => Math.min(VOICE_SECONDS, Math.max(1, Math.round(ms / 1000)));
