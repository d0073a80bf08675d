/** What one file may cost. Everything that bounds reading is here, so that the bounds can be seen side by side. */
export const LIMITS = {
  /** Bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  /** Characters (UTF-16 units) of text kept of one file: about a million words. */
  characters: 6_000_000,
  /** Pages, slides, sheets or sections of one file. */
  pages: 10_000,
  /** Pages of a PDF. */
  pdfPages: 2_000,
  /** Pages of one file that are read off a picture. */
  ocrPages: 200,
  /** Width × height of a picture. */
  pixels: 64_000_000,
  /** Width and height of a portrait, and the bytes it may have when it was drawn anew. */
  portraitSide: 256,
  portraitBytes: 256 * 1024,
  /** Bytes that all that is packed inside one file may unpack to. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Bytes of one packed part. */
  partBytes: 64 * 1024 * 1024,
  /** Entries of an archive. */
  entries: 10_000,
  /** Columns of a table that is written out; the rest is counted. */
  columns: 1_000,
} as const

/** Milliseconds of work on one file. */
export const TIME = {
  /**
   * How many times as long it may take by the clock: while it works, on a machine that is busy with other things and gives
   * readers (see `niceness`) what is left; and without having worked at all.
   */
  patience: { working: 12, idle: 2.5 },
  /** The most by the clock; below what the queue allows a job. */
  byClock: 50 * 60_000,
  /** For everything but pictures of text. */
  base: 25_000,
  /** Added for each page that is announced as being read off a picture. */
  perOcrPage: 20_000,
  /** In all, however many pages there are. */
  total: 15 * 60_000,
  /** For drawing a portrait. */
  portrait: 10_000,
  /** For drawing a page. */
  page: 10_000,
} as const

/** The process that reads. Sizes in bytes, times in milliseconds. */
export const CHILD = {
  /** Resident memory. Looked at often: a child can claim a few hundred megabytes between two looks. */
  residentBytes: 472 * 1024 * 1024,
  /** Memory of JavaScript objects, in megabytes. */
  heapMegabytes: 288,
  /** How often its memory is looked at. */
  watchEvery: 25,
  /** What it may send back, text included. */
  outputBytes: 48 * 1024 * 1024,
  /** What it may send back of one page that it draws. */
  pageOutputBytes: 6 * 1024 * 1024,
  /**
   * Its priority: others are served first. At 19, pages of others come a little sooner still; but beside programs that keep
   * all processors busy it would have a seventieth of one, not a tenth, and be ended for the time that takes by the clock.
   */
  niceness: 10,
  /** After this idleness a child that was started ahead makes itself faster. */
  warmUpAfter: 300,
  /** After this idleness a child that was started ahead is let go. */
  spareIdle: 120_000,
} as const
