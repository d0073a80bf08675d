import type { Source } from './source.ts'

export type Macro = { parameters: number; standard?: string; body: string }

const DEFINITIONS = [
  'newcommand',
  'renewcommand',
  'providecommand',
  'DeclareRobustCommand',
  'def',
  'edef',
  'gdef',
  'xdef',
]
const BODY = 20_000

/** Whether the command defines another one. */
export function defines(command: string): boolean {
  return DEFINITIONS.includes(command)
}

/** Takes a definition whose command has just been taken. What it cannot understand it skips. */
export function takeDefinition(command: string, source: Source, macros: Map<string, Macro>): void {
  if (command.endsWith('def')) return takePrimitive(source, macros)
  const name = source.argument().trim().replace(/^\\/, '')
  const count = Number(source.option() ?? 0)
  const standard = source.option()
  const body = source.argument()
  if (name && body.length <= BODY) macros.set(name, { parameters: bounded(count), standard, body })
}

/** `\def\name#1#2{…}`; parameters with delimiters are not understood, so such a macro stands for nothing. */
function takePrimitive(source: Source, macros: Map<string, Macro>): void {
  const token = source.next()
  let parameters = ''
  while (source.peek() && source.peek()!.text !== '{') parameters += source.next()!.text
  const body = source.argument()
  if (token?.kind !== 'command' || body.length > BODY) return
  const isPlain = /^(?:#\d)*\s*$/.test(parameters)
  macros.set(token.text, {
    parameters: isPlain ? bounded(parameters.split('#').length - 1) : 0,
    body: isPlain ? body : '',
  })
}

/** Puts what a macro stands for in its place. False when macros have been replaced too often already. */
export function expand({ parameters, standard, body }: Macro, source: Source): boolean {
  const values: string[] = []
  if (standard !== undefined) values.push(source.option() ?? standard)
  while (values.length < parameters) values.push(source.argument())
  return source.put(body.replace(/#(\d)/g, (_, number: string) => values[Number(number) - 1] ?? ''))
}

function bounded(count: number): number {
  return Math.min(9, Math.max(0, Math.trunc(count) || 0))
}
