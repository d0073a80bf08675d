import type { DemoName } from './demo-tones.ts'

/** A text as a machine would draft it, and what the embedded engine made of it (strength: strong). */
export type Sample = { before: string; after: string }

/** The picture of the start page. What the texts say is made up; how they were changed is not. */
export const HERO_SAMPLE: Sample = {
  before:
    "In today's digital age, handwritten letters play a pivotal role in maintaining meaningful connections. Furthermore, a study of 1,204 readers demonstrates that a letter is typically kept for eleven years. It is worth noting that this is due to the fact that paper asks for time.",
  after:
    "These days, handwritten letters do a lot to keep lasting connections. A study of 1,204 readers shows that a letter is usually kept for eleven years. That's because paper asks for time.",
}

/** The draft that the demo rewrites in each tone. */
export const DEMO_DRAFT =
  'In today\'s fast-paced world, it is important to note that repair cafés play a crucial role in reducing household waste. Furthermore, the café in Marlow Street has repaired 412 items since March 2024, thereby saving approximately 3.1 tonnes of material. Volunteers utilize a wide range of tools in order to fix whatever people bring, and 86% of the broken lamps leave in working condition. Moreover, due to the fact that visitors do not have to pay, numerous families return every month. As Ines Calder, who founded the project, puts it: "Mending is a way of paying attention."'

export const DEMO_REWRITES: Record<DemoName, string> = {
  humanized:
    'These days repair cafés do a lot to cut household waste. The café in Marlow Street has repaired 412 items since March 2024, saving about 3.1 tonnes of material. Volunteers make use of many tools to fix whatever people bring, and 86% of the broken lamps leave in working condition. Also, because visitors don\'t have to pay, lots of families return every month. As Ines Calder, who founded the project, puts it: "Mending is a way of paying attention."',
  formal:
    'Today, repair cafés go a long way towards reducing household waste. In addition, the café in Marlow Street has repaired 412 items since March 2024, saving about 3.1 tonnes of material. Volunteers make use of many tools to fix whatever people bring, and 86% of the broken lamps leave in working condition. Further, as visitors do not have to pay, a great many families return every month. As Ines Calder, who founded the project, puts it: "Mending is a way of paying attention."',
  persuasive:
    'Today, repair cafés do a lot to cut household waste. The café in Marlow Street has repaired 412 items since March 2024, saving about 3.1 tonnes of material. Volunteers use many different tools to fix whatever people bring, and 86% of the broken lamps leave in working condition. Because visitors do not have to pay, lots of families return every month. As Ines Calder, who founded the project, puts it: "Mending is a way of paying attention."',
  friendly:
    'Today, repair cafés do a lot to cut household waste. The café in Marlow Street has repaired 412 items since March 2024, saving about 3.1 tonnes of material. Volunteers use many tools to fix whatever people bring, and 86% of the broken lamps leave in working condition. Since visitors don\'t have to pay, lots of families return every month. As Ines Calder, who founded the project, puts it: "Mending is a way of paying attention."',
}
