import { LIMITS } from '../limits.ts'

/** How much of an archive is opened. Sizes in bytes, counted while inflating and never taken from a header. */
export type ZipLimits = {
  /** Members the directory may list, folders included. */
  entries: number
  /** Inflated size of one member. */
  memberBytes: number
  /** Inflated size of all members read. */
  totalBytes: number
  /** Inflated bytes per packed byte, for members beyond `ratioFrom` inflated bytes. Deflate cannot pass 1,032. */
  ratio: number
  ratioFrom: number
}

const MIB = 1024 * 1024

/** Office XML packs 10 to 60 times, seldom 150. */
export const ZIP_LIMITS: ZipLimits = {
  entries: LIMITS.entries,
  memberBytes: LIMITS.partBytes,
  totalBytes: LIMITS.unpackedBytes,
  ratio: 250,
  ratioFrom: 8 * MIB,
}
