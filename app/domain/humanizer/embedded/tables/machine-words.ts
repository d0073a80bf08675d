/**
 * Words and pairs that machine prose uses many times more often than people do, by how telling they are: 1 is worn,
 * 3 is hardly found elsewhere. Judgement after Kobak et al. (2025), "Delving into LLM-assisted writing", and reading.
 */
const BY_WEIGHT: Record<number, string> = {
  3: `delve delves delved delving tapestry testament multifaceted intricate intricacies interplay realm realms showcase
showcases showcasing showcased underscore underscores underscoring underscored bolster bolsters bolstering bolstered
foster fosters fostering fostered leverage leverages leveraging leveraged harness harnesses harnessing garnered garnering
pivotal paramount transformative groundbreaking burgeoning seamless seamlessly meticulous meticulously commendable
invaluable nuanced nuances holistic embark embarks embarked embarking unwavering unparalleled plethora myriad beacon
vibrant bustling nestled treasure kaleidoscope symphony elucidate elucidates elucidating encompass encompasses
encompassing noteworthy furthermore moreover additionally utilize utilizes utilized utilizing utilise facilitate
facilitates facilitating facilitated streamline streamlines streamlining robust synergy synergies empower empowers
empowering empowerment resonate resonates elevate elevates elevating captivating captivates mesmerizing whispering
shimmering labyrinth enigmatic indelible poignant profound profoundly interconnectedness ever-evolving ever-changing
cutting-edge state-of-the-art game-changer deep-dive uncharted unlock unlocks unlocking supercharge revolutionize
revolutionizes revolutionizing optimizing juxtaposed underexplored necessitates necessitate necessitating impactful`,
  2: `crucial essential vital significant significantly numerous various diverse comprehensive innovative enhance enhances
enhanced enhancing ensure ensures ensuring individuals ultimately consequently nevertheless nonetheless subsequently
notably particularly effectively efficiently substantial substantially valuable insights insight landscape framework
implement implementing implementation demonstrate demonstrates demonstrating demonstrated highlight highlights
highlighting highlighted emphasize emphasizes emphasizing exhibit exhibits exhibiting exhibited possess possesses
endeavor endeavors endeavour navigate navigating navigates challenges opportunities outcomes implications perspectives
aspects factors strategies methodologies methodology advancements advancement integration integrate integrating
incorporate incorporates incorporating mitigate mitigating mitigates address addressing addresses overarching prevalent
optimal optimize renowned remarkable exceptional meaningful thriving thrive thrives cultivate cultivating contributing
dynamic dynamics resilience resilient sustainable sustainability enabling enables enable allowing provides providing
offers offering fundamental fundamentally primarily inherent inherently potential potentially regarding amidst amongst
thereby whilst hence thus overall conclusion alongside gain gaining strive striving strives proactive tailored engaging
leading resulting creating making shaping evolving emerging existing growing driving resources collaboration
collaborative adaptability versatility authenticity accessibility effectiveness enrich enriching enriches aforementioned
inadequate detrimental beneficial imperative indispensable unforeseen compelling captivated evident undeniable undoubtedly
atmosphere ambiance delectable culinary attentive
key linked aims aim aimed monitoring balanced demands introducing solely analyzing widespread thorough approaches
identifying encouraging maintaining gathering shared gains promising awareness examining obtaining lasting actively
merely accordingly adequate capacity strengths backgrounds vast involving precision assess expressed abilities
developing conventional demanding forming increasing supporting reducing limits efforts beyond distinct improvements
influence judgment inspired varied`,
  1: `importance benefits impact experience experiences development environment understanding knowledge within towards upon
among throughout across despite due specific specifically particular overall further approach methods techniques
performance positive negative personal individual access support provide offer success growth progress community
communities society social issues concerns decisions process processes role levels quality critical unique traditional
modern additional increased improved improving promote promotes promoting require requires requiring including such
conclude necessary necessity consider considering numerous several greater analysis findings study results conducted
explore exploring explores exploration maintain maintaining achieve achieving achieves develop contribute contributes
current several offer offers offered complex setting yield deeper creative fascinating accuracy sought entirely heavily
generating unexpected solutions sharing mysterious carefully connection connected overcome reaching pushing wider
arguments remain remains core ideal boost naturally lies goal goals emerged ease assist purpose faced wide regularly
affecting proper consideration deeply rise bringing brings expand seek seeking intended constraints shift unknown
perfectly changes confidence toward highly determined details impressive accurate unlike presents established reveal
lessons nature incredibly contrast fields possibility therefore especially often matters views discuss limited widely
variety terms challenge powerful recent proposed driven path actual identify generally features situations`,
}

/** How telling the words of a wording are together, each word and each pair by `MACHINE_WORDS`. */
export function machineWeight(words: readonly string[]): number {
  let sum = 0
  for (const [at, word] of words.entries()) {
    sum += MACHINE_WORDS.get(word) ?? 0
    const next = words[at + 1]
    if (next !== undefined) sum += MACHINE_WORDS.get(`${word} ${next}`) ?? 0
  }
  return sum
}

const MACHINE_WORDS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(BY_WEIGHT).flatMap(([weight, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word, Number(weight) / 3]),
  ),
  ...`such as|due to|in conclusion|in addition|as well|sense of|wide range|variety of|importance of|role in|lead to|leads to|leading to|resulting in|understanding of|impact on|potential to|ability to|in order|the potential|the importance|a sense|not only|rich tapestry|however ,|one must`
    .split('|')
    .map((pair): [string, number] => [pair, 0.4]),
])
