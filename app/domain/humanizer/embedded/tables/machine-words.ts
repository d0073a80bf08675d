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
atmosphere ambiance delectable culinary attentive`,
  1: `importance benefits impact experience experiences development environment understanding knowledge within towards upon
among throughout across despite due specific specifically particular overall further approach methods techniques
performance positive negative personal individual access support provide offer success growth progress community
communities society social issues concerns decisions process processes role levels quality critical unique traditional
modern additional increased improved improving promote promotes promoting require requires requiring including such
conclude necessary necessity consider considering numerous several greater analysis findings study results conducted
explore exploring explores exploration maintain maintaining achieve achieving achieves develop developing contribute
contributes`,
}

export const MACHINE_WORDS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(BY_WEIGHT).flatMap(([weight, words]) =>
    words.split(/\s+/).map((word): [string, number] => [word, Number(weight) / 3]),
  ),
  ...`such as|due to|in conclusion|in addition|as well|sense of|wide range|variety of|importance of|role in|lead to|leads to|leading to|resulting in|understanding of|impact on|potential to|ability to|in order|the potential|the importance|a sense|not only|rich tapestry|however ,|one must`
    .split('|')
    .map((pair): [string, number] => [pair, 0.4]),
])
