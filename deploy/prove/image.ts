import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { jsonWords, stagesOf, type Step } from './dockerfile.ts'
import { addNode, debian, type Root, run, runInside, stageRoot } from './root.ts'

/** What a container of the image starts. */
export type Image = { root: Root; command: string[]; health: string[] }

/**
 * Builds the image of the Dockerfile in `context` in plain folders under `work`, by carrying out its instructions in
 * fresh Debian roots. Throws for an instruction it does not know, so that none is passed over.
 */
export function buildImage(context: string, work: string, onStep: (text: string) => void): Image {
  const stages = stagesOf(readFileSync(join(context, 'Dockerfile'), 'utf8'))
  const roots = new Map<string, Root>()
  let image: Image | undefined
  for (const stage of stages) {
    const [, node, suite] = /^(?:debian:|(node:24-))(\w+)-slim$/.exec(stage.base) ?? []
    if (!suite) throw new Error(`FROM ${stage.base}: only slim images of Debian and Node 24 can be imitated`)
    debian(suite, join(work, `debian-${suite}`))
    const root = stageRoot(join(work, `debian-${suite}`), join(work, `stage-${stage.name}`))
    if (node) addNode(root)
    roots.set(stage.name, root)
    image = { root, command: [], health: [] }
    for (const step of stage.steps) {
      onStep(`${stage.name}: ${step.keyword} ${step.text.replaceAll(/\s+/g, ' ').slice(0, 90)}`)
      carryOut(step, image, context, roots)
    }
  }
  if (!image) throw new Error('The Dockerfile has no stage')
  return image
}

function carryOut(step: Step, image: Image, context: string, roots: Map<string, Root>): void {
  const { root } = image
  if (step.keyword === 'RUN') return runInside(root, step.text)
  if (step.keyword === 'COPY') return copy(step, root, context, roots)
  if (step.keyword === 'ENV') {
    for (const word of step.words) {
      const [name = '', ...value] = word.split('=')
      const known = new Map(Object.entries(root.env))
      const filled = value
        .join('=')
        .replaceAll(/\$\{?(\w+)\}?/g, (_, other: string) => known.get(other) ?? '')
      root.env = { ...root.env, [name]: filled }
    }
  } else if (step.keyword === 'WORKDIR') {
    root.workdir = step.text.trim()
    mkdirSync(join(root.path, root.workdir), { recursive: true })
  } else if (step.keyword === 'USER') root.user = step.text.trim()
  else if (step.keyword === 'ENTRYPOINT' || step.keyword === 'CMD') image.command.push(...jsonWords(step))
  else if (step.keyword === 'HEALTHCHECK') image.health = jsonWords(step)
  else if (!['EXPOSE', 'VOLUME', 'STOPSIGNAL', 'LABEL'].includes(step.keyword)) {
    throw new Error(`${step.keyword} is not known here`)
  }
}

/** COPY: from the context, less what .dockerignore names, or from another stage. */
function copy(step: Step, root: Root, context: string, roots: Map<string, Root>): void {
  const sources = step.words.slice(0, -1)
  const target = join(root.path, root.workdir, step.words.at(-1) ?? '')
  const from = step.flags.from === undefined ? undefined : roots.get(step.flags.from)
  if (step.flags.from !== undefined && !from) throw new Error(`COPY --from=${step.flags.from}: no such stage`)
  const into = sources.length > 1 || /\/$|^\.$/.test(step.words.at(-1) ?? '')
  for (const source of sources) {
    const path = join(from?.path ?? context, source)
    const whole = statSync(path).isDirectory()
    const to = into && !whole ? join(target, basename(source)) : target
    if (from) {
      mkdirSync(join(to, '..'), { recursive: true })
      run('cp', ['-a', path, to])
    } else {
      const ignored = ignoredBy(context)
      cpSync(path, to, { recursive: true, filter: (file) => !ignored(file) })
    }
  }
}

/** Which files of the context stay out of the image. */
function ignoredBy(context: string): (path: string) => boolean {
  const patterns = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return (path) => {
    const name = path.slice(context.length).replace(/^\//, '')
    return patterns.some((pattern) => matchesGlob(name, pattern) || name.startsWith(`${pattern}/`))
  }
}
