/** The part of yauzl 3 that is used here; the package brings no types. */
declare module 'yauzl' {
  import type { EventEmitter } from 'node:events'

  export type ExtraField = { id: number; data: Buffer }

  export type Entry = {
    /** A Buffer, as archives are opened with `decodeStrings: false`. */
    fileName: Buffer
    extraFields: ExtraField[]
    generalPurposeBitFlag: number
    compressionMethod: number
    crc32: number
    compressedSize: number
    uncompressedSize: number
    relativeOffsetOfLocalHeader: number
    externalFileAttributes: number
    versionMadeBy: number
    isEncrypted(): boolean
  }

  export type ZipFile = EventEmitter & {
    entryCount: number
    readEntry(): void
    readLocalFileHeader(
      entry: Entry,
      options: { minimal: true },
      callback: (error: Error | null, header: { fileDataStart: number }) => void,
    ): void
  }

  export function fromBuffer(
    buffer: Buffer,
    options: { lazyEntries: true; decodeStrings: false; validateEntrySizes: boolean },
    callback: (error: Error | null, zipFile: ZipFile) => void,
  ): void

  export function getFileNameLowLevel(
    flags: number,
    fileName: Buffer,
    extraFields: ExtraField[],
    strictFileNames: boolean,
  ): string
}
