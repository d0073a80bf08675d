import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { MODEL_ADDRESS } from './servers.ts'
import { LONG } from './texts.ts'

/** A text that the language model rewrites half of, and the rest when it is told to. */
export type Gated = {
  text: string
  /** Lets the model go on. */
  open(): Promise<void>
}

/** Puts a gate (see `test/mocks/openai-gates.ts`) into the sentence of that number in `text`; no other text has the same. */
export function gateBefore(sentence: number, text = LONG): Gated {
  const name = randomUUID().replaceAll(/[^a-f]/g, '')
  return {
    text: text.replace(`step ${sentence} of the plan`, `step ${sentence} of the gate-${name}`),
    async open() {
      const answer = await fetch(`${process.env[MODEL_ADDRESS]}/gates/${name}`, { method: 'POST' })
      expect(answer.status).toBe(204)
    },
  }
}
