import type { OfficePackage } from '../ooxml/package.ts'
import { attribute, child, descendants, type XmlElement } from '../xml/tree.ts'
import { ownMark, type Mark } from './slide-text.ts'

/** What stands on a slide at a place its layout provides. */
export type Placeholder = { type: string; index: string }

/** The placeholder a shape fills, if any. */
export function placeholderOf(shape: XmlElement): Placeholder | null {
  const properties = shape.children.find(
    (part): part is XmlElement => typeof part !== 'string' && part.name.startsWith('nv'),
  )
  const place = child(child(properties, 'nvPr'), 'ph')
  return place ? { type: attribute(place, 'type') ?? 'obj', index: attribute(place, 'idx') ?? '0' } : null
}

/** Tells the mark of a placeholder's paragraphs: the slide's layout has the first word, then its master. */
export type Layout = (placeholder: Placeholder | null, level: number) => Mark

const BODY_TYPES = new Set(['body', 'obj', 'subTitle', 'tbl', 'chart', 'dgm', 'clipArt', 'media'])

/** Reads layouts and masters, each once. */
export function layoutReader(office: OfficePackage): (slidePath: string) => Promise<Layout> {
  const parts = new Map<string, Promise<XmlElement | null>>()
  const layouts = new Map<string, Promise<Layout>>()
  const part = (path: string) => {
    const known = parts.get(path) ?? office.xml(path)
    parts.set(path, known)
    return known
  }
  const linked = async (path: string, type: string) =>
    (await office.relationships(path)).find((link) => link.type === type)?.path ?? ''

  const build = async (layoutPath: string): Promise<Layout> => {
    const layout = layoutPath ? await part(layoutPath) : null
    const masterPath = layoutPath ? await linked(layoutPath, 'slideMaster') : ''
    const master = masterPath ? await part(masterPath) : null
    const bodyStyle = child(child(master ?? undefined, 'txStyles'), 'bodyStyle')
    const known = new Map<string, Mark>()
    const find = (placeholder: Placeholder, level: number): Mark => {
      const own =
        styleOf(layout, ({ index }) => index === placeholder.index, level) ??
        styleOf(layout, ({ type }) => type === placeholder.type, level)
      const general = styleOf(master, ({ type }) => type === 'body', level)
      return own ?? general ?? ownMark(child(bodyStyle, `lvl${level + 1}pPr`)) ?? 'none'
    }
    return (placeholder, level) => {
      if (!placeholder || !BODY_TYPES.has(placeholder.type)) return 'none'
      const key = `${placeholder.type} ${placeholder.index} ${level}`
      const mark = known.get(key) ?? find(placeholder, level)
      known.set(key, mark)
      return mark
    }
  }
  return async (slidePath) => {
    const path = await linked(slidePath, 'slideLayout')
    const known = layouts.get(path) ?? build(path)
    layouts.set(path, known)
    return known
  }
}

function styleOf(
  root: XmlElement | null,
  matches: (place: Placeholder) => boolean,
  level: number,
): Mark | undefined {
  for (const shape of root ? descendants(root, 'sp') : []) {
    const place = placeholderOf(shape)
    if (place && matches(place))
      return ownMark(child(child(child(shape, 'txBody'), 'lstStyle'), `lvl${level + 1}pPr`))
  }
  return undefined
}
