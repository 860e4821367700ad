import { drawFrame, drawUpright, pixelsOf } from "../../cards/paper-card/upright-picture.ts";

export interface CodeReader {
  /** What the QR code on a picture, or before a camera at this moment, says; null where there is none. */
  read: (source: Blob | HTMLVideoElement) => Promise<string | null>;
  /** Fetches what reading needs while there is a network: at a fair it may be gone a minute later. */
  prepare: () => void;
  close: () => void;
}

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const FRAME_SIDE = 960;
/** A small code on a large photo is found only when it is drawn larger. */
const PICTURE_SIDES = [1200, 2800];

/** Reads with what the browser brings; where that knows no QR codes, with a decoder of our own. */
export function openCodeReader(): CodeReader {
  let own: OwnDecoder | undefined;
  let detector: Promise<Detector | null> | undefined;
  const decode = async (canvas: HTMLCanvasElement) => {
    const native = await (detector ??= nativeDetector());
    const codes = await native?.detect(canvas).catch(() => {
      // Some phones promise more than they have installed.
      detector = Promise.resolve(null);
      return undefined;
    });
    if (codes) return codes.find(({ rawValue }) => rawValue !== "")?.rawValue ?? null;
    own ??= openOwnDecoder();
    return own.decode(pixelsOf(canvas)).catch((error: unknown) => {
      // The next try starts from the beginning.
      close();
      throw error;
    });
  };
  const close = () => {
    own?.close();
    own = undefined;
  };
  return {
    async read(source) {
      if (source instanceof HTMLVideoElement)
        return source.videoWidth > 0 ? decode(drawFrame(source, FRAME_SIDE)) : null;
      for (const side of PICTURE_SIDES) {
        const text = await decode(await drawUpright(source, side));
        if (text !== null) return text;
      }
      return null;
    },
    prepare: () => void decode(document.createElement("canvas")).catch(() => {}),
    close,
  };
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: DetectorClass };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    return BarcodeDetector && formats?.includes("qr_code")
      ? new BarcodeDetector({ formats: ["qr_code"] })
      : null;
  } catch {
    return null;
  }
}

export type DecoderResult = { id: number; text: string | null } | { id: number; failed: true };

interface OwnDecoder {
  decode: (pixels: ImageData) => Promise<string | null>;
  close: () => void;
}

const DECODER_FAILED =
  "The code reader could not be loaded. Check your connection and try again, or type the link.";

/** Lives in a worker: decoding would make the picture stutter, and the page's policy runs no WebAssembly. */
function openOwnDecoder(): OwnDecoder {
  const worker = new Worker(new URL("./code-decoder.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (result: DecoderResult) => void>();
  let last = 0;
  const failAll = () => {
    for (const [id, settle] of waiting) settle({ id, failed: true });
  };
  worker.addEventListener("message", ({ data }: MessageEvent<DecoderResult>) => waiting.get(data.id)?.(data));
  worker.addEventListener("error", failAll);
  return {
    decode: (pixels) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, (result) => {
          waiting.delete(id);
          if ("failed" in result) reject(new Error(DECODER_FAILED));
          else resolve(result.text);
        });
        worker.postMessage({ id, pixels }, [pixels.data.buffer]);
      }),
    close: () => {
      worker.terminate();
      failAll();
    },
  };
}
