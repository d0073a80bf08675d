import { useEffect, useRef } from 'react'
import type { EditorData } from './editor-data.server.ts'
import { type EditorWork, plainLines } from './use-editor.ts'

type OutputTextProps = {
  output: string
  lang: string | undefined
  editor: EditorData | null
  work: EditorWork
}

/** The rewrite itself. The field stays the same while words come and once they can be changed by hand. */
export function OutputText({ output, lang, editor, work }: OutputTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const saved = editor?.output
  const { typed, type } = work
  // What was typed before React came counts, too; from then on every change is heard.
  const arrived = useRef(false)
  useEffect(() => {
    const value = field.current?.value
    if (!arrived.current && value !== undefined && saved !== undefined && value !== plainLines(saved))
      type(value)
    arrived.current = true
  }, [saved, type])
  return (
    <textarea
      ref={field}
      id="output"
      className="writing field-sizing-content min-h-56 w-full grow resize-none bg-transparent p-4 -outline-offset-2 fits:field-sizing-fixed fits:min-h-0"
      aria-label="Rewritten text"
      dir="auto"
      lang={lang}
      aria-describedby={editor ? 'output-hint' : undefined}
      {...(editor && { form: 'edit', name: 'output' })}
      readOnly={!editor}
      value={plainLines(typed !== null && editor ? typed : output)}
      onChange={({ currentTarget: { value } }) => type(value === plainLines(saved ?? '') ? null : value)}
      onBlur={({ relatedTarget }) => {
        const toSave = relatedTarget instanceof HTMLButtonElement && relatedTarget.form?.id === 'edit'
        if (!toSave) work.saveQuietly()
      }}
    />
  )
}
