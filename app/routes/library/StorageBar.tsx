import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { storageLook } from './size.ts'

/** What a person may store, in bytes, and how much of that is used. */
export type Storage = { used: number; limit: number }

/** How full the storage is: by the bar, its colour and its words. */
export function StorageBar({ used, limit }: Storage) {
  const { tone, words } = storageLook(used, limit)
  return (
    <div className="storage" data-tone={tone}>
      <ProgressBar id="storage" label="Storage" value={used} max={limit} words={words} tone={tone} />
    </div>
  )
}
