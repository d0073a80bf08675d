import { multiply } from './matrix.ts'
import type { Dict, Evaluator, Font, Name, Operation, PdfjsParser, RefSet, Stream } from './pdfjs-parser.ts'
import { FONT_MATRIX, type Setting, copyOf, moveLine, settingsFrom } from './setting.ts'
import { ENOUGH, type PageItems, type Typesetter, typesetter } from './typesetter.ts'

/** What reading a page needs everywhere on it. `task` is what pdf.js calls it. */
export type PageJob = PageItems & { parser: PdfjsParser; evaluator: Evaluator; task: unknown }

/** Thrown where pdf.js's own reading has to take over from the beginning of the page. */
export const UNUSUAL = new Error('Vertical writing')

type Loaded = { loadedName: string; font: Font }
type Content = {
  resources: Dict
  /** The streams that this one is within. */
  within: RefSet
  setter: Typesetter
  fonts: Map<string, Loaded>
  /** Pictures, and forms that were read and had no text. */
  withoutText: Set<string>
}

/**
 * Reads the text of a page's content, or of a form on it, from what is set at its beginning. Like pdf.js, takes what comes
 * before an error and leaves the rest. Throws UNUSUAL and ENOUGH.
 */
export async function readContent(
  job: PageJob,
  stream: Stream,
  resources: Dict,
  first: Setting,
  outer: RefSet,
): Promise<void> {
  const { EvaluatorPreprocessor, RefSet: Refs, Stream: Bytes } = job.parser
  const id = stream.dict?.objId
  if (id && outer.has(id)) throw new Error('A form that has itself within')
  const within = new Refs(outer)
  if (id) within.put(id)
  const bytes = stream.isAsync ? await stream.asyncGetBytes() : null
  const unpacked = bytes ? new Bytes(bytes, 0, bytes.length, stream.dict) : stream
  const settings = settingsFrom(first)
  const reader = new EvaluatorPreprocessor(unpacked, job.evaluator.xref, settings)
  const setter = typesetter(job, first)
  const content = {
    resources,
    within,
    setter,
    fonts: new Map<string, Loaded>(),
    withoutText: new Set<string>(),
  }
  try {
    const operation: Operation = { fn: 0, args: [] }
    const given: unknown[] = []
    for (;;) {
      given.length = 0
      operation.args = given
      if (!reader.read(operation)) break
      const waiting = carryOut(job, content, settings.state, operation.fn, operation.args ?? given)
      if (waiting) await waiting
    }
  } catch (error) {
    passOn(job, error)
  }
  setter.flush()
}

/** Carries out one operator; the promise is there when something has to be loaded first. */
function carryOut(
  job: PageJob,
  content: Content,
  state: Setting,
  operator: number,
  given: unknown[],
): Promise<void> | undefined {
  const { OPS } = job.parser
  const { setter } = content
  const args = given as number[]
  switch (operator) {
    case OPS.setFont: {
      const { name } = given[0] as Name
      if (state.font && name === state.fontName && args[1] === state.fontSize) return undefined
      state.fontName = name
      state.fontSize = args[1]!
      return setFont(job, content, state, name, null)
    }
    case OPS.setTextRise:
      state.rise = args[0]!
      return undefined
    case OPS.setHScale:
      state.scale = args[0]! / 100
      return undefined
    case OPS.setLeading:
      state.leading = args[0]!
      return undefined
    case OPS.setLeadingMoveText:
      state.leading = -args[1]!
      moveLine(state, args[0]!, args[1]!)
      return undefined
    case OPS.moveText:
      moveLine(state, args[0]!, args[1]!)
      return undefined
    case OPS.nextLine:
      moveLine(state, 0, -state.leading)
      return undefined
    case OPS.setTextMatrix:
      state.textMatrix = args.slice(0, 6)
      state.lineMatrix = args.slice(0, 6)
      setter.rescale(state)
      return undefined
    case OPS.setCharSpacing:
      state.charSpacing = args[0]!
      return undefined
    case OPS.setWordSpacing:
      state.wordSpacing = args[0]!
      return undefined
    case OPS.beginText:
      state.textMatrix = [1, 0, 0, 1, 0, 0]
      state.lineMatrix = [1, 0, 0, 1, 0, 0]
      return undefined
    case OPS.showSpacedText:
      if (state.font) setter.showSpaced(state, given[0] as (string | number)[])
      return undefined
    case OPS.showText:
      if (state.font) setter.show(state, given[0] as string, 0)
      return undefined
    case OPS.nextLineShowText:
      if (!state.font) return undefined
      moveLine(state, 0, -state.leading)
      setter.show(state, given[0] as string, 0)
      return undefined
    case OPS.nextLineSetSpacingShowText:
      if (!state.font) return undefined
      state.wordSpacing = args[0]!
      state.charSpacing = args[1]!
      moveLine(state, 0, -state.leading)
      setter.show(state, given[2] as string, 0)
      return undefined
    case OPS.paintXObject:
      setter.flush()
      return readForm(job, content, state, given[0]).catch((error: unknown) => passOn(job, error))
    case OPS.setGState:
      return readState(job, content, state, given[0]).catch((error: unknown) => passOn(job, error))
    case OPS.beginMarkedContent:
    case OPS.beginMarkedContentProps:
    case OPS.endMarkedContent:
      setter.flush()
      return undefined
    default:
      return undefined
  }
}

/** Errors in a document end nothing: what else is there is read, and that something is missing is told. */
function passOn({ losses }: PageJob, error: unknown): void {
  if (error === UNUSUAL || error === ENOUGH) throw error
  losses.add('damaged')
}

function setFont(
  job: PageJob,
  { resources, within, fonts }: Content,
  state: Setting,
  name: string | null,
  ref: unknown,
): Promise<void> | undefined {
  const set = ({ loadedName, font }: Loaded) => {
    if (font.vertical) throw UNUSUAL
    if (name !== null) fonts.set(name, { loadedName, font })
    Object.assign(state, { loadedName, font, fontMatrix: font.fontMatrix ?? FONT_MATRIX })
  }
  const known = name === null ? undefined : fonts.get(name)
  if (!known) return job.evaluator.loadFont(name, ref, resources, job.task, null, null, within).then(set)
  set(known)
  return undefined
}

async function readForm(job: PageJob, content: Content, state: Setting, name: unknown): Promise<void> {
  const { BaseStream, Dict: Dictionary, Name: PdfName, Ref } = job.parser
  if (!(name instanceof PdfName) || content.withoutText.has(name.name)) return
  const forms = content.resources.get('XObject')
  const raw = forms instanceof Dictionary ? forms.getRaw(name.name) : undefined
  const form = raw instanceof Ref ? job.evaluator.xref.fetch(raw) : raw
  if (!(form instanceof BaseStream)) return
  const type = form.dict.get('Subtype')
  if (!(type instanceof PdfName)) return
  const before = job.items.length
  if (type.name === 'Form') {
    const inner = copyOf(state)
    const matrix = form.dict.getArray('Matrix')
    if (isMatrix(matrix)) inner.ctm = multiply(inner.ctm, matrix)
    const own = form.dict.get('Resources')
    await readContent(job, form, own instanceof Dictionary ? own : content.resources, inner, content.within)
  }
  if (job.items.length === before) content.withoutText.add(name.name)
}

/** Of what a graphics state has, only a font is of interest. */
async function readState(job: PageJob, content: Content, state: Setting, name: unknown): Promise<void> {
  const { Dict: Dictionary, Name: PdfName } = job.parser
  const all = content.resources.get('ExtGState')
  if (!(name instanceof PdfName) || !(all instanceof Dictionary)) return
  const entries = all.get(name.name)
  const font = entries instanceof Dictionary ? entries.get('Font') : undefined
  if (!Array.isArray(font)) return
  content.setter.flush()
  state.fontName = null
  state.fontSize = font[1] as number
  await setFont(job, content, state, null, font[0])
}

function isMatrix(given: unknown): given is number[] {
  return Array.isArray(given) && given.length === 6 && given.every((one) => typeof one === 'number')
}
