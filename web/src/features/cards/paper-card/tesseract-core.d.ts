/** The part of Tesseract's own interface that is used here; the package brings no types. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TextReader {
    /** 0 when it worked. */
    Init: (dataPath: null, language: string, engine: number) => number;
    /** Takes the file `/input`; 0 when it worked. */
    SetImageFile: (exif: number, angle: number) => number;
    Recognize: (monitor: null) => number;
    GetUTF8Text: () => string;
    MeanTextConf: () => number;
  }
  export interface Core {
    FS: { writeFile: (path: string, bytes: Uint8Array) => void };
    TessBaseAPI: new () => TextReader;
  }
  interface CoreOptions {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => void;
    TesseractProgress: (percent: number) => void;
  }
  const createCore: (options: CoreOptions) => Promise<Core>;
  export default createCore;
}
