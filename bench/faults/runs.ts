import type { Fault } from './fault.ts'

/** Faults of work that goes on while people look on, or away. */
export const RUNS: readonly Fault[] = [
  {
    file: 'app/domain/runs/run.server.ts',
    find: "and(eq(runs.id, value(runs.id, 'id')), eq(runs.userId, value(runs.userId, 'userId')))",
    replace: "eq(runs.id, value(runs.id, 'id'))",
    why: 'Whoever has the address of a run reads the text of somebody else.',
  },
  {
    file: 'app/domain/runs/settle.server.ts',
    find: "if (status === 'stopped') return Math.min(reserved, Math.ceil((reserved * progress) / 100))",
    replace: "if (status === 'stopped') return reserved",
    why: 'Who stops a text after its first sentence pays for all of it.',
  },
  {
    file: 'app/domain/runs/settle.server.ts',
    find: ".where(and(eq(runs.id, id), eq(runs.status, 'running'), only))",
    replace: '.where(and(eq(runs.id, id), only))',
    why: 'A run that a sweep gave up and that ends all the same is settled, and charged, twice.',
  },
  {
    file: 'app/domain/runs/live.server.ts',
    find: 'left(${runs.output}, fresh.start) || fresh.chunk',
    replace: '${runs.output} || fresh.chunk',
    why: 'When the connection breaks after a save, a passage stands twice in the text.',
  },
  {
    file: 'app/domain/runs/start.server.ts',
    find: 'driven[index - room]',
    replace: 'driven[index - room - 1]',
    why: 'One text more than the plan allows is worked on at once when several are begun together.',
  },
  {
    file: 'app/domain/runs/start.server.ts',
    find: 'if (room <= 0) {',
    replace: 'if (room < 0) {',
    why: 'Everybody gets one more text at a time than their plan has.',
  },
  {
    file: 'app/domain/runs/forget.server.ts',
    find: "and(eq(runs.userId, user.id), ne(runs.status, 'running'))",
    replace: 'eq(runs.userId, user.id)',
    why: 'Clearing the history deletes the run under way: its words stay held for the rest of the month.',
  },
  {
    file: 'app/domain/runs/start.server.ts',
    find: "held = /[\\ud800-\\udbff]$/.test(text) ? text.slice(-1) : ''",
    replace: "held = ''",
    why: 'An emoji that comes in two pieces turns into two replacement signs.',
  },
  {
    file: 'app/domain/runs/follow.server.ts',
    find: 'const fresh = start < from ? content.slice(from - start) : content',
    replace: 'const fresh = content',
    why: 'Who comes back to a page that lost its connection sees the text from its beginning once more below the rest.',
  },
  {
    file: 'app/domain/runs/start.server.ts',
    find: 'if (!isDeepStrictEqual(plain(asked(twin.input as never)), plain(asked(input as never)))) throw keyTaken()',
    replace: 'void [isDeepStrictEqual, plain, asked, input, keyTaken]',
    why: 'A program that uses a key twice is handed the rewrite of another text.',
  },
]
