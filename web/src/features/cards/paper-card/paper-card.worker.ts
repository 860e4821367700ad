import dataUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import createCore, { type Core, type TextReader } from "tesseract.js-core/tesseract-core-simd-lstm.js";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import type { PaperCardResult } from "./read-paper-card.ts";

// Only for the progress bar: a compressed response has no header with its full size.
const SIZES = { wasm: 2_857_601, data: 2_952_873 };
const NEURAL_ONLY = 1;
const DATA_FILE = "./eng.traineddata";
/** What Tesseract counts as done before it looks at the first word. */
const BEFORE_WORDS = 30;
/** With less confidence than this the card probably lies on its side or upside down. */
const SURE = 60;
/** As it is, then turned to either side and over; by degrees, and by the numbers with which photos say so. */
const TURNS = [
  [0, 1],
  [90, 6],
  [270, 8],
  [180, 3],
] as const;

const reply = (message: PaperCardResult) => postMessage(message);
let opened: Promise<{ core: Core; api: TextReader }> | undefined;

addEventListener("message", ({ data: picture }: MessageEvent<Blob>) => void read(picture));

async function read(picture: Blob) {
  let step: "loading" | "reading" = "loading";
  try {
    const { core, api } = await (opened ??= open());
    step = "reading";
    reply({ progress: { step, share: 0 } });
    core.FS.writeFile("/input", new Uint8Array(await picture.arrayBuffer()));
    reply(readTurned(api));
  } catch {
    reply({ failure: step });
  }
}

function readTurned(api: TextReader) {
  let best = { text: "", turn: 0, sure: -1 };
  for (const [turn, exif] of TURNS) {
    if (api.SetImageFile(exif, 0) !== 0) throw new Error("The picture was not understood");
    api.Recognize(null);
    const sure = api.MeanTextConf();
    if (sure > best.sure) best = { text: api.GetUTF8Text(), turn, sure };
    if (sure >= SURE) break;
  }
  return { text: best.text, turn: best.sure >= SURE ? best.turn : 0 };
}

async function open() {
  const loaded = { wasm: 0, data: 0 };
  const fetched = (part: keyof typeof loaded, url: string) =>
    fetchBytes(url, (bytes) => {
      loaded[part] = bytes;
      const share = (loaded.wasm + loaded.data) / (SIZES.wasm + SIZES.data);
      reply({ progress: { step: "loading", share: Math.min(share, 1) } });
    });
  const [wasm, data] = await Promise.all([fetched("wasm", wasmUrl), fetched("data", dataUrl)]);
  // An old browser fails here. Inside the library the error would be lost.
  const compiled = await WebAssembly.compile(wasm);
  const core = await createCore({
    instantiateWasm: (imports, done) => {
      void (async () => done(await WebAssembly.instantiate(compiled, imports), compiled))();
    },
    TesseractProgress: (percent) =>
      reply({
        progress: {
          step: "reading",
          share: Math.max(0, (percent - BEFORE_WORDS) / (100 - BEFORE_WORDS)),
        },
      }),
  });
  core.FS.writeFile(DATA_FILE, await unpacked(data));
  const api = new core.TessBaseAPI();
  if (api.Init(null, "eng", NEURAL_ONLY) !== 0) throw new Error("The language was not understood");
  return { core, api };
}

async function fetchBytes(url: string, onBytes: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`Answered ${response.status}`);
  let count = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        onBytes((count += chunk.length));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Uint8Array(await new Response(counted).arrayBuffer());
}

/** Some servers unpack such a file on its way. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
