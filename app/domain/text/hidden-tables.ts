/** What kind of trick, or left-over, a character is. */
export type HiddenKind =
  | 'zero-width'
  | 'direction'
  | 'soft-hyphen'
  | 'tag'
  | 'variation'
  | 'control'
  | 'space'
  | 'styled'
  | 'look-alike'

/** `code` is its number, `name` the one the Unicode standard gives it, `plain` what people are told. */
type Named = { kind: HiddenKind; name: string; plain: string }

/** Characters by their number in hexadecimal; a line is "number | Unicode name | plain name". */
const NAMED: Record<'zero-width' | 'direction' | 'control' | 'space', string> = {
  'zero-width': `
200b|ZERO WIDTH SPACE|zero-width space
200c|ZERO WIDTH NON-JOINER|zero-width non-joiner
200d|ZERO WIDTH JOINER|zero-width joiner
2060|WORD JOINER|word joiner
feff|ZERO WIDTH NO-BREAK SPACE|byte order mark
180e|MONGOLIAN VOWEL SEPARATOR|vowel separator
034f|COMBINING GRAPHEME JOINER|grapheme joiner
2061|FUNCTION APPLICATION|invisible operator
2062|INVISIBLE TIMES|invisible operator
2063|INVISIBLE SEPARATOR|invisible separator
2064|INVISIBLE PLUS|invisible operator
115f|HANGUL CHOSEONG FILLER|invisible filler
1160|HANGUL JUNGSEONG FILLER|invisible filler
3164|HANGUL FILLER|invisible filler
ffa0|HALFWIDTH HANGUL FILLER|invisible filler
2800|BRAILLE PATTERN BLANK|invisible filler`,
  direction: `
200e|LEFT-TO-RIGHT MARK|left-to-right mark
200f|RIGHT-TO-LEFT MARK|right-to-left mark
061c|ARABIC LETTER MARK|direction mark
202a|LEFT-TO-RIGHT EMBEDDING|direction control
202b|RIGHT-TO-LEFT EMBEDDING|direction control
202c|POP DIRECTIONAL FORMATTING|direction control
202d|LEFT-TO-RIGHT OVERRIDE|direction override
202e|RIGHT-TO-LEFT OVERRIDE|direction override
2066|LEFT-TO-RIGHT ISOLATE|direction control
2067|RIGHT-TO-LEFT ISOLATE|direction control
2068|FIRST STRONG ISOLATE|direction control
2069|POP DIRECTIONAL ISOLATE|direction control
206a|INHIBIT SYMMETRIC SWAPPING|direction control
206b|ACTIVATE SYMMETRIC SWAPPING|direction control
206c|INHIBIT ARABIC FORM SHAPING|direction control
206d|ACTIVATE ARABIC FORM SHAPING|direction control
206e|NATIONAL DIGIT SHAPES|direction control
206f|NOMINAL DIGIT SHAPES|direction control`,
  control: `
fff9|INTERLINEAR ANNOTATION ANCHOR|annotation mark
fffa|INTERLINEAR ANNOTATION SEPARATOR|annotation mark
fffb|INTERLINEAR ANNOTATION TERMINATOR|annotation mark
fffc|OBJECT REPLACEMENT CHARACTER|object placeholder`,
  space: `
00a0|NO-BREAK SPACE|no-break space
202f|NARROW NO-BREAK SPACE|narrow no-break space
1680|OGHAM SPACE MARK|unusual space
2000|EN QUAD|unusual space
2001|EM QUAD|unusual space
2002|EN SPACE|en space
2003|EM SPACE|em space
2004|THREE-PER-EM SPACE|unusual space
2005|FOUR-PER-EM SPACE|unusual space
2006|SIX-PER-EM SPACE|unusual space
2007|FIGURE SPACE|figure space
2008|PUNCTUATION SPACE|unusual space
2009|THIN SPACE|thin space
200a|HAIR SPACE|hair space
205f|MEDIUM MATHEMATICAL SPACE|unusual space
3000|IDEOGRAPHIC SPACE|wide space
2028|LINE SEPARATOR|line separator
2029|PARAGRAPH SEPARATOR|paragraph separator`,
}

/** Every invisible character and unusual space that has a name above, by its number. */
export const INVISIBLE: ReadonlyMap<number, Named> = new Map(
  Object.entries(NAMED).flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line): [number, Named] => {
        const [code = '', name = '', plain = ''] = line.split('|')
        return [Number.parseInt(code, 16), { kind: kind as HiddenKind, name, plain }]
      }),
  ),
)

/**
 * Letters and signs that look like one of the Latin alphabet and are none: "sign, what it looks like, Unicode name".
 * Only pairs that cannot be told apart in ordinary type, so that words which merely mix alphabets are left alone.
 */
const ALIKE = {
  Cyrillic: `
а a SMALL LETTER A
е e SMALL LETTER IE
о o SMALL LETTER O
р p SMALL LETTER ER
с c SMALL LETTER ES
у y SMALL LETTER U
х x SMALL LETTER HA
ѕ s SMALL LETTER DZE
і i SMALL LETTER BYELORUSSIAN-UKRAINIAN I
ї ï SMALL LETTER YI
ј j SMALL LETTER JE
һ h SMALL LETTER SHHA
ԁ d SMALL LETTER KOMI DE
ԛ q SMALL LETTER QA
ԝ w SMALL LETTER WE
ӏ l SMALL LETTER PALOCHKA
А A CAPITAL LETTER A
В B CAPITAL LETTER VE
Е E CAPITAL LETTER IE
З 3 CAPITAL LETTER ZE
К K CAPITAL LETTER KA
М M CAPITAL LETTER EM
Н H CAPITAL LETTER EN
О O CAPITAL LETTER O
Р P CAPITAL LETTER ER
С C CAPITAL LETTER ES
Т T CAPITAL LETTER TE
У Y CAPITAL LETTER U
Х X CAPITAL LETTER HA
Ѕ S CAPITAL LETTER DZE
І I CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I
Ј J CAPITAL LETTER JE
Ԛ Q CAPITAL LETTER QA
Ԝ W CAPITAL LETTER WE`,
  Greek: `
ο o SMALL LETTER OMICRON
Α A CAPITAL LETTER ALPHA
Β B CAPITAL LETTER BETA
Ε E CAPITAL LETTER EPSILON
Ζ Z CAPITAL LETTER ZETA
Η H CAPITAL LETTER ETA
Ι I CAPITAL LETTER IOTA
Κ K CAPITAL LETTER KAPPA
Μ M CAPITAL LETTER MU
Ν N CAPITAL LETTER NU
Ο O CAPITAL LETTER OMICRON
Ρ P CAPITAL LETTER RHO
Τ T CAPITAL LETTER TAU
Υ Y CAPITAL LETTER UPSILON
Χ X CAPITAL LETTER CHI
ϲ c LUNATE SIGMA SYMBOL
ϳ j LETTER YOT`,
  Armenian: `
օ o SMALL LETTER OH
ո n SMALL LETTER VO
ս u SMALL LETTER SEH
հ h SMALL LETTER HO
ց g SMALL LETTER CO
զ q SMALL LETTER ZA`,
} as const

/** Greek letters that pass for Latin ones only inside a word of Latin letters; alone they are signs of formulas. */
const ALIKE_INSIDE = `
α a SMALL LETTER ALPHA
ν v SMALL LETTER NU
ρ p SMALL LETTER RHO
ι i SMALL LETTER IOTA
υ u SMALL LETTER UPSILON
κ k SMALL LETTER KAPPA
γ y SMALL LETTER GAMMA`

/** Latin letters of phonetic alphabets. */
const ALIKE_PHONETIC = `
ɑ a SMALL LETTER ALPHA
ɡ g SMALL LETTER SCRIPT G`

type Alphabet = 'Latin' | 'Cyrillic' | 'Greek' | 'Armenian'

/** `latin`: the letter it passes for. `inside`: only among Latin letters on both sides. */
export type Alike = { latin: string; alphabet: Alphabet; name: string; inside: boolean }

function alike(alphabet: Alphabet, lines: string, inside = false): [string, Alike][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [sign = '', latin = '', ...name] = line.split(' ')
      return [sign, { latin, alphabet, name: `${alphabet.toUpperCase()} ${name.join(' ')}`, inside }]
    })
}

/** Letters that pass for Latin ones. */
export const LOOK_ALIKES: ReadonlyMap<string, Alike> = new Map([
  ...Object.entries(ALIKE).flatMap(([alphabet, lines]) => alike(alphabet as Alphabet, lines)),
  ...alike('Greek', ALIKE_INSIDE, true),
  ...alike('Latin', ALIKE_PHONETIC, true),
])

/** Latin letters that pass for the Cyrillic ones of Russian. */
export const LATIN_AS_CYRILLIC: ReadonlyMap<string, string> = new Map(
  [...LOOK_ALIKES]
    .filter(
      ([sign, { alphabet, latin }]) =>
        alphabet === 'Cyrillic' && /[а-яА-Я]/.test(sign) && /[a-zA-Z]/.test(latin),
    )
    .map(([sign, { latin }]) => [latin, sign]),
)

/** Signs that pass for ASCII punctuation: "number, sign, Unicode name". */
export const PUNCTUATION_ALIKES: ReadonlyMap<string, { ascii: string; name: string }> = new Map(
  `
037e ; GREEK QUESTION MARK
0589 : ARMENIAN FULL STOP
05c3 : HEBREW PUNCTUATION SOF PASUQ
2024 . ONE DOT LEADER
a789 : MODIFIER LETTER COLON
a60e . VAI FULL STOP
fe50 , SMALL COMMA
fe52 . SMALL FULL STOP
fe54 ; SMALL SEMICOLON
fe55 : SMALL COLON
fe56 ? SMALL QUESTION MARK
fe57 ! SMALL EXCLAMATION MARK
fe63 - SMALL HYPHEN-MINUS`
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ascii = '', ...name] = line.split(' ')
      return [String.fromCodePoint(Number.parseInt(code, 16)), { ascii, name: name.join(' ') }]
    }),
)
