import { createRequire } from "node:module";

/** The parts of tesseract.js-core that are used here: Tesseract's C++ API (baseapi.h, resultiterator.h) in WebAssembly. */
export interface TesseractCore {
  HEAPU8: Uint8Array;
  FS: {
    writeFile(path: string, data: Uint8Array): void;
    unlink(path: string): void;
  };
  TessBaseAPI: new () => TesseractApi;
  /** Frees an object of it. */
  destroy(object: WordIterator): void;
}

export interface TesseractApi {
  /** 0 when the language was loaded. */
  Init(folder: string | null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Takes the picture from the file `/input`; 0 when it could. */
  SetImageFile(exifOrientation: number, angle: number): number;
  /** 0 when it ran through. */
  Recognize(monitor: null): number;
  GetIterator(): WordIterator;
  Clear(): void;
  End(): void;
}

export interface WordIterator {
  Begin(): void;
  Next(level: number): boolean;
  IsAtBeginningOf(level: number): boolean;
  Empty(level: number): boolean;
  GetUTF8Text(level: number): string | null;
  /** 0 to 100. */
  Confidence(level: number): number;
  getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
}

type CoreFactory = (options: { print: () => void; printErr: () => void }) => Promise<TesseractCore>;

/** The fastest first; the processor decides which of them load. */
const BUILDS = [
  "tesseract.js-core/tesseract-core-relaxedsimd-lstm",
  "tesseract.js-core/tesseract-core-simd-lstm",
  "tesseract.js-core/tesseract-core-lstm",
] as const;

const require = createRequire(import.meta.url);

/** A new instance with memory of its own. Rejects where no build runs on this processor. */
export async function startCore(): Promise<TesseractCore> {
  let failure: unknown;
  for (const build of BUILDS) {
    try {
      const start = require(build) as CoreFactory;
      return await start({ print: () => {}, printErr: () => {} });
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Where the data of a language lies: its whole-number LSTM model. Throws where the language has no package. */
export function languageData(language: string): string {
  return require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
}
