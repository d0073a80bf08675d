/** English word forms undone: from "went" to "go", from "studies" to "study". */

/** "base form form …": what no rule gives back. */
const IRREGULAR = `be am is are was were been being 's 're 'm;have has had having 've;do does did done;go goes went gone;
arise arose arisen;awake awoke awoken;bear bore borne born;beat beaten;become became;begin began begun;bend bent;bet;bind bound;
bite bit bitten;bleed bled;blow blew blown;break broke broken;breed bred;bring brought;build built;burn burnt;buy bought;
catch caught;choose chose chosen;cling clung;come came;creep crept;cut cutting;deal dealt;dig dug digging;draw drew drawn;
dream dreamt;drink drank drunk;drive drove driven;eat ate eaten;fall fell fallen;feed fed;feel felt;fight fought;find found;
flee fled;fling flung;fly flew flown flies;forbid forbade forbidden;forget forgot forgotten;forgive forgave forgiven;
freeze froze frozen;get got gotten getting;give gave given;grind ground;grow grew grown;hang hung;hear heard;hide hid hidden;
hit hitting;hold held;keep kept;kneel knelt;know knew known;lay laid;lead led;lean leant;leap leapt;learn learnt;leave left;
lend lent;let letting;lie lay lain lying;light lit;lose lost losing;make made making;mean meant;meet met;mislead misled;
mistake mistook mistaken;overcome overcame;overtake overtook overtaken;pay paid;prove proven;put putting;quit quitting;
read;rebuild rebuilt;repay repaid;rid ridding;ride rode ridden;ring rang rung;rise rose risen;run ran running;say said says;see saw seen;
seek sought;sell sold;send sent;set setting;sew sewn;shake shook shaken;shed shedding;shine shone;shoot shot;show shown;
shrink shrank shrunk;shut shutting;sing sang sung;sink sank sunk;sit sat sitting;sleep slept;slide slid;smell smelt;sow sown;
speak spoke spoken;speed sped;spell spelt;spend spent;spill spilt;spin spun;spit spat;split splitting;spoil spoilt;
spread;spring sprang sprung;stand stood;steal stole stolen;stick stuck;sting stung;stink stank stunk;strike struck stricken;
strive strove striven;swear swore sworn;sweep swept;swell swollen;swim swam swum;swing swung;take took taken;teach taught;
tear tore torn;tell told;think thought;throw threw thrown;tie tying;die dying died;undergo underwent undergone;
understand understood;undertake undertook undertaken;uphold upheld;upset upsetting;vie vying;wake woke woken;wear wore worn;
weave wove woven;weep wept;win won winning;wind wound;withdraw withdrew withdrawn;withhold withheld;withstand withstood;
wring wrung;write wrote written;foresee foresaw foreseen;oversee oversaw overseen;redo redid redone;undo undid undone;
outdo outdid outdone;rewrite rewrote rewritten;retell retold;resell resold;overhear overheard;outgrow outgrew outgrown;
man men;woman women;child children;person people;foot feet;tooth teeth;goose geese;mouse mice;ox oxen;louse lice;
knife knives;life lives;wife wives;leaf leaves;loaf loaves;half halves;shelf shelves;thief thieves;wolf wolves;calf calves;
self selves;hoof hooves;elf elves;scarf scarves;analysis analyses;basis bases;crisis crises;thesis theses;hypothesis hypotheses;
diagnosis diagnoses;synthesis syntheses;axis axes;oasis oases;phenomenon phenomena;criterion criteria;datum data;
medium media;bacterium bacteria;stimulus stimuli;nucleus nuclei;fungus fungi;cactus cacti;radius radii;alumnus alumni;
appendix appendices;index indices;matrix matrices;vertex vertices;species;series;
good better best;bad worse worst;far farther farthest further furthest;little less least;many more most;
well;old elder eldest;late later latest;early earlier earliest`

const bases = new Map<string, string[]>()
for (const line of IRREGULAR.split(';')) {
  const [base = '', ...forms] = line.trim().split(/\s+/)
  for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base])
}

/** Returns the forms of a base that no rule gives: "wound" of "wind". */
export function irregularForms(base: string): string[] {
  return [...bases].flatMap(([form, of]) => (of.includes(base) ? [form] : []))
}

/** What an ending may have been put on: `[ending, what stood in its place]`, the likelier first. */
const ENDINGS: readonly [ending: string, bases: readonly string[]][] = [
  ['ies', ['y', 'ie']],
  ['ied', ['y', 'ie']],
  ['ier', ['y']],
  ['iest', ['y']],
  ['ying', ['y', 'ie']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['est', ['', 'e']],
  ['er', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
]

/**
 * What a word (lower case) may be a form of, the likelier first and itself last; only words that are `known`. `compares`
 * says of a word that it has degrees: "larger" is of "large", but "farmer" is no degree of "farm".
 */
export function basesOf(
  word: string,
  known: (base: string) => boolean,
  compares: (base: string) => boolean = known,
): string[] {
  const found: string[] = []
  for (const base of bases.get(word) ?? []) if (known(base)) found.push(base)
  if (found.length === 0 || /s$/.test(word)) {
    for (const [ending, stems] of ENDINGS) {
      if (!word.endsWith(ending) || word.length - ending.length < 2) continue
      const stem = word.slice(0, -ending.length)
      const isDegree = /e(?:r|st)$/.test(ending)
      const add = (base: string) => {
        if (base.length > 1 && !found.includes(base) && known(base) && (!isDegree || compares(base)))
          found.push(base)
      }
      // "stopped", "bigger": the last letter was doubled.
      if (/^(?:ing|ed|er|est)$/.test(ending) && /([b-df-hj-np-tv-z])\1$/.test(stem)) {
        if (/(?:ll|ss|ff|zz)$/.test(stem)) add(stem)
        add(stem.slice(0, -1))
      }
      if (ending === 's' && /(?:ss|us|is)$/.test(word)) continue
      for (const end of stems) {
        // "caring" is of "care" and not of "car": a short stem of vowel and consonant has lost its e.
        if (end === '' && /^(?:ing|ed)$/.test(ending) && /^[^aeiou]*[aeiou][bcdgklmnprstvz]$/.test(stem)) {
          if (!/[aeiou]{2}.$/.test(stem)) add(`${stem}e`)
        }
        if (end === '' && /^(?:er|est)$/.test(ending)) add(`${stem}e`)
        add(stem + end)
      }
      if (found.length > 0 && !/s$/.test(ending)) break
    }
  }
  if (known(word) && !found.includes(word)) found.push(word)
  return found
}
