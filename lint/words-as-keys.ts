import type { Node, SourceFile } from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { type Lookup, lookupIn, mergedIn } from './lookups.ts'

/** A place where a word that may come from outside is the key of a plain object. */
export type Finding = { file: string; line: number; code: string }

/** What marks an exception, with its reason, on the line or on the one above. */
const EXCEPTION = /\/\/ Meant as a key: \S/

const ANY_WORD =
  TypeFlags.Any | TypeFlags.Unknown | TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping

/**
 * Finds where a key that may be any word meets a plain object, which answers to `constructor` and `__proto__` too:
 * `object[word]`, `word in object`, `const { [word]: value } = object`, `Reflect.get(object, word)`, and `Object.assign`
 * with what has such keys. Good are a `Map`, keys of a type that lists them, and what asks `Object.hasOwn` before.
 * `config` is the path of the project's tsconfig.json; `isAsked` chooses among its files by their paths.
 */
export function findWordsAsKeys(config: string, isAsked: (path: string) => boolean): Finding[] {
  const api = new API()
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`There is no project at ${config}.`)
    const { checker, program } = project
    return program
      .getSourceFileNames()
      .filter(isAsked)
      .flatMap((path) => findIn(program.getSourceFile(path), checker))
  } finally {
    api.close()
  }
}

function findIn(file: SourceFile | undefined, checker: Checker): Finding[] {
  if (!file) return []
  const lookups: Lookup[] = []
  const merged: Node[] = []
  const visit = (node: Node): void => {
    const lookup = lookupIn(node)
    if (lookup) lookups.push(lookup)
    merged.push(...mergedIn(node))
    node.forEachChild(visit)
  }
  visit(file)
  const keys = lookups.length > 0 ? checker.getTypeAtLocation(lookups.map(({ key }) => key)) : []
  const sources = merged.length > 0 ? checker.getTypeAtLocation(merged) : []
  const found = [
    ...lookups.filter((_, nth) => mayBeAnyWord(keys[nth], checker)).map(({ at }) => at),
    ...merged.filter((_, nth) => hasAnyKey(sources[nth], checker)),
  ]
  return found.flatMap((node) => findingAt(node, file))
}

function findingAt(node: Node, file: SourceFile): Finding[] {
  const lines = file.text.split('\n')
  const line = file.text.slice(0, node.getStart()).split('\n').length
  if (EXCEPTION.test(lines.slice(Math.max(0, line - 2), line).join('\n'))) return []
  return [{ file: file.fileName, line, code: node.getText().replaceAll(/\s+/g, ' ').slice(0, 100) }]
}

/** Whether the values of a type are not known one by one. */
function mayBeAnyWord(type: Type | undefined, checker: Checker): boolean {
  if (!type || type.flags & ANY_WORD) return true
  if (type.isUnionType()) return type.getTypes().some((part) => mayBeAnyWord(part, checker))
  if (type.isIntersectionType()) return type.getTypes().every((part) => mayBeAnyWord(part, checker))
  if (type.isIndexType() || !(type.flags & TypeFlags.Instantiable)) return false
  const most = checker.getBaseConstraintOfType(type)
  return !most || (most.id !== type.id && mayBeAnyWord(most, checker))
}

function hasAnyKey(type: Type | undefined, checker: Checker): boolean {
  if (!type || type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return true
  return checker.getIndexInfosOfType(type).some(({ keyType }) => mayBeAnyWord(keyType, checker))
}
