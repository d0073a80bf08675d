import { fileURLToPath } from 'node:url'
import { type Page as Read, type Worker, OEM, PSM, createWorker } from 'tesseract.js'
import { isBundled } from '../module-beside.ts'
import { type Language, MODELS } from './language.ts'
import { type Picture, greymapOf } from './picture.ts'

/** The language data, packed; see README.md there. */
const DATA = fileURLToPath(
  new URL(isBundled(import.meta.url) ? '../../app/domain/extraction/ocr/data' : 'data', import.meta.url),
)

/** Dots per inch that a picture is taken to have when nobody knows. */
const USUAL_DPI = 200

/** One recogniser with one language at a time, in a thread of its own. */
export type Engine = {
  read: (picture: Picture, language: Language, sparse?: boolean) => Promise<Read>
  close: () => Promise<void>
}

/**
 * Starts the engine at its first reading. All its data is on disk, nothing is kept there. What goes wrong within the thread
 * rejects the reading.
 */
export function openEngine(): Engine {
  let worker: Promise<Worker> | undefined
  let loaded: Language | undefined
  const start = (language: Language) => {
    // The library tells some failures to its handler alone and leaves its promise open.
    return new Promise<Worker>((resolve, reject) => {
      createWorker(MODELS[language], OEM.LSTM_ONLY, {
        langPath: DATA,
        cacheMethod: 'none',
        gzip: true,
        errorHandler: (error: unknown) => reject(new Error(`The recogniser failed: ${String(error)}`)),
      }).then(resolve, reject)
    })
  }
  return {
    async read(picture, language, sparse = false) {
      worker ??= start((loaded = language))
      const ready = await worker
      if (loaded !== language) {
        await ready.reinitialize(MODELS[language], OEM.LSTM_ONLY)
        loaded = language
      }
      await ready.setParameters({
        tessedit_pageseg_mode: sparse ? PSM.SPARSE_TEXT : PSM.AUTO,
        user_defined_dpi: String(picture.dpi || USUAL_DPI),
      })
      const image = greymapOf(picture)
      const { data } = await ready.recognize(image as Buffer, {}, { text: false, blocks: true })
      return data
    },
    async close() {
      const ready = await worker?.catch(() => undefined)
      await ready?.terminate()
    },
  }
}
