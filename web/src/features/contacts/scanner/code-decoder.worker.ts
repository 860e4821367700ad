import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { DecoderResult } from "./code-reader.ts";

// Without this it would load its code from a third-party server.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const reply = (message: DecoderResult) => postMessage(message);

addEventListener("message", ({ data: { id, pixels } }: MessageEvent<{ id: number; pixels: ImageData }>) => {
  readBarcodes(pixels, { formats: ["QRCode"], tryHarder: true, maxNumberOfSymbols: 1 }).then(
    (codes) => reply({ id, text: codes.find(({ isValid }) => isValid)?.text ?? null }),
    () => reply({ id, failed: true }),
  );
});
