import { DockerfileParser, type Instruction, ModifiableInstruction } from 'dockerfile-ast'

/** One instruction: its keyword in capitals, its flags (`--from=build` is `from`) and the rest. */
export type Step = { keyword: string; flags: Record<string, string>; words: string[]; text: string }

export type Stage = { base: string; name: string; steps: Step[] }

/** The stages of a Dockerfile with their instructions. Throws for a file that does not begin with FROM. */
export function stagesOf(dockerfile: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(dockerfile).getInstructions()) {
    const step = stepOf(instruction)
    if (step.keyword === 'FROM') {
      const [base = '', , name = String(stages.length)] = step.words
      stages.push({ base, name, steps: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${step.keyword} stands before FROM`)
    stage.steps.push(step)
  }
  return stages
}

function stepOf(instruction: Instruction): Step {
  const given = instruction instanceof ModifiableInstruction ? instruction.getFlags() : []
  const flags = Object.fromEntries(given.map((flag) => [flag.getName(), flag.getValue() ?? '']))
  const words = instruction.getArguments().map((argument) => argument.getValue())
  const written = instruction.getArgumentsContent() ?? ''
  // A line that goes on, and comments between such lines.
  const text = written.replaceAll(/\\\r?\n(\s*#.*\r?\n)*/g, ' ')
  return { keyword: instruction.getKeyword(), flags, words, text }
}

/** The words of an instruction in its JSON form (`CMD ["a", "b"]`). Throws when it is not. */
export function jsonWords(step: Step): string[] {
  const at = step.text.indexOf('[')
  const words: unknown = at < 0 ? undefined : JSON.parse(step.text.slice(at))
  if (!Array.isArray(words))
    throw new Error(`${step.keyword} ${step.text}: only the JSON form needs no shell`)
  return words.map(String)
}
