/** The part of WebAssembly that is used here; the types of Node.js do not name it. */
export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface WebAssemblyHere {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: Record<string, Record<string, Memory>>) => { exports: object };
}

const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyHere };

/** Memory of so many pages of 64 KiB, which can grow. */
export function memoryOf(pages: number): Memory {
  return new WebAssembly.Memory({ initial: pages });
}

export function compiled(bytes: Uint8Array<ArrayBuffer>): object {
  return new WebAssembly.Module(bytes);
}

/** What a module exports that works on a memory. */
export function exportsOn(module: object, imports: Record<string, Record<string, Memory>>): object {
  return new WebAssembly.Instance(module, imports).exports;
}
