import { ProgressBar } from '#app/ui/ProgressBar.tsx'
import { storageLook } from './size.ts'

/** What a person may store, in bytes, and how much of that is used. */
export type Storage = { used: number; limit: number }

/** How full the storage is: by the bar, its colour and its words. */
export function StorageBar({ used, limit }: Storage) {
  const { tone, words } = storageLook(used, limit)
  const alarm = tone === 'bad' ? 'font-semibold text-bad' : undefined
  return (
    <ProgressBar
      id="storage"
      label={<span className={alarm ?? 'font-semibold'}>Storage</span>}
      value={used}
      max={limit}
      words={<span className={alarm}>{words}</span>}
      tone={tone}
    />
  )
}
