import { useEffect, useRef, useState } from 'react'
import { dropClass } from '#app/ui/drop-class.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Lets files be dropped anywhere on the page, and says so while they are held over it. */
export function DropCover({ onDrop }: { onDrop: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const take = useRef(onDrop)
  useEffect(() => {
    take.current = onDrop
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      // Without this the browser would leave the page for the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take.current(files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [])
  if (!isOver) return null
  return (
    <p
      className={dropClass(
        true,
        'pointer-events-none fixed inset-4 z-45 place-content-center text-xl font-semibold',
      )}
    >
      Drop your files here
    </p>
  )
}
