import { languagesOfWord } from './detect-language.ts'
import type { ProtectedKind } from './protect.ts'

/**
 * What is known by its shape and must stay letter by letter, wherever it stands: code, paths, addresses, markup, formulas
 * and blanks to fill in. Every quantifier is bounded or starts at a boundary that its own class excludes, so a search is
 * linear; `needs` is what a text must have for anything to be found. `unless` lets ordinary words go.
 */
export type Shape = {
  kind: ProtectedKind
  pattern: RegExp
  needs?: string | RegExp
  unless?: (found: string) => boolean
}

/** Kinds of spans that are compared letter by letter. */
export const EXACT: ReadonlySet<ProtectedKind> = new Set([
  'code',
  'path',
  'url',
  'email',
  'formula',
  'tag',
  'placeholder',
])

/** A small word of a language, as it may follow two hyphens or stand before a stop without a space. */
const isSmallWord = (found: string) =>
  languagesOfWord(found.replaceAll(/[^\p{L}]/gu, '').toLowerCase()).length > 0

/** "(which we saw before)" after a word is prose with its space missing, "(a, b.c)" is what is called. */
const callsNothing = (found: string) =>
  /\p{Ll}{2,} \p{Ll}{2,}/u.test(found.slice(found.indexOf('(')).replaceAll(/"[^"]*"|'[^']*'/g, ''))

/** "e.g", "U.S": letters with points are no names of files or of parts of things. */
const isAbbreviation = (found: string) =>
  found.split('.').every((part) => /^\p{L}{1,2}$/u.test(part)) || isSmallWord(found.split('.').at(-1) ?? '')

const TOOLS =
  'npm|npx|yarn|pnpm|bun|git|docker|docker-compose|kubectl|helm|pip3?|python3?|node|deno|cargo|go|make|curl|wget|ssh|scp|rsync|cd|ls|mkdir|rm|cp|mv|cat|echo|export|sudo|apt|apt-get|brew|chmod|chown|tar|unzip|grep|sed|awk|find|psql|mysql|terraform|ansible|gcloud|aws|systemctl|journalctl|ffmpeg|openssl|gh|java|javac|gcc|dotnet|ruby|gem|php|composer|poetry|uv'
const SUBCOMMANDS =
  'install|ci|run|exec|add|commit|push|pull|clone|checkout|switch|merge|rebase|build|up|down|start|stop|test|init|apply|get|mod|remove|publish|status|log|diff'

/** Lines of a program or of a console that stand in no fence: they have signs, and no three plain words in a row. */
const CODE_LINE = new RegExp(
  `^[ \\t]{0,40}(?:${[
    String.raw`(?:\$|PS [A-Z]:\\[^>\n]{0,80}>|>>>|[\w.-]{1,32}@[\w.-]{1,64}:[^$#\n]{0,80}[$#]) ?[a-zA-Z~./][^\n]{0,400}`,
    String.raw`(?:\/\/|\/\*|#!\/)[^\n]{0,400}`,
    String.raw`[}\])]{1,9}[;,)]{0,3}[ \t]{0,9}(?=\r?\n|$)`,
    String.raw`(?:sudo )?(?:${TOOLS}) (?=[^\n]{0,300}(?:(?:^|[ ])--?[a-zA-Z]|[ ][.~/]|[|<>&=\\/@])|(?:${SUBCOMMANDS})(?![\p{L}]))[^\n]{1,400}(?<![.!?:;,])(?=\r?\n|$)`,
    String.raw`(?![^\n]{0,400}(?<![\p{L}"'])\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,})(?:${[
      String.raw`(?:const|let|var|val|local|import|from|export|return|using|package|#include|throw|function|def|class|fn|func|public|private|protected|static|void|async|interface|enum|struct|SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE)[ (][^\n]{0,300}[(){};=:'"\w>][ \t]{0,9}`,
      String.raw`(?:if|for|while|switch|catch|elif|else if|with)(?: ?\([^\n]{0,300}| [^\n.!?]{0,200}(?:==|!=|<=|>=| in [\w.()[\]]{1,40}:| as \w{1,40}:)[^\n]{0,100})`,
      String.raw`[\w.[\]'"$]{1,60} ?(?:=|\+=|-=|:=|=>|->) ?[^\n=]{1,300}[;,({[)\]'"\w}]`,
      String.raw`[\w.$]{1,60}\([^\n]{0,200}\);?`,
      String.raw`[^\n.!?]{1,200}[;{]`,
    ].join('|')})(?=\r?\n|$)`,
  ].join('|')})`,
  'gmu',
)

/** A line that ends with a semicolon and has no other sign of a program is prose. */
const isProseLine = (found: string) => /^[^\n]*;$/.test(found.trim()) && !/[=(){}[\]<>"'$]/.test(found)

/** A blank to fill in: "[Your Name]". */
export const BLANK: Shape = {
  kind: 'placeholder',
  pattern: /(?<![\p{L}\d\]])\[(?=[^\][\n]{0,80}\p{L}{2})(?!\^)(?!@)[^\s\][][^\][\n]{0,79}\](?![[(:])/gu,
  needs: '[',
  // A remark in brackets is prose, and what cites is for those who know citations.
  unless: (found) => found.split(/\s+/).length > 6 || /^\[(?:\p{Lu}\p{L}{1,20}\d{2,4})/u.test(found),
}

/** Words of a path without spaces, and one that a back slash ends, which may have them. */
const STEP = String.raw`[\p{L}\p{N}_.@%+~{}$,()-]{1,120}`
const SPACED_STEP = String.raw`[^\s\\/:*?"<>|][^\\/:*?"<>|\n]{0,60}(?<! )\\`

export const SHAPES: readonly Shape[] = [
  { kind: 'code', pattern: /(?<!`)``(?!`)[^\n]{1,300}?(?<!`)``(?!`)/g, needs: '``' },
  { kind: 'code', pattern: /(?<!`)(`{1,3})(?!`)[^`]{1,500}\1(?!`)/g, needs: '`' },
  {
    kind: 'code',
    pattern: /<(script|style|pre|code|kbd|samp|var|svg|math)\b[^<>]{0,300}>[\s\S]{0,2000}?<\/\1>/gi,
    needs: '</',
  },
  { kind: 'tag', pattern: /<!--[\s\S]{0,2000}?-->/g, needs: '<!--' },
  { kind: 'url', pattern: /(?<=^|\n) {0,3}\[[^\][\n]{1,80}\]:[ \t]{1,9}\S[^\n]{0,400}/g, needs: ']:' },
  {
    kind: 'url',
    pattern: /(?<=\])\((?:[^()\s]|\([^()\s]{0,200}\)){1,2000}(?:\s"[^"\n]{0,200}")?\)/g,
    needs: '](',
  },
  { kind: 'url', pattern: /!\[[^\][\n]{0,300}\](?=\()/g, needs: '![' },
  { kind: 'url', pattern: /(?<=\])\[[^\][\n]{1,80}\]/g, needs: '][' },
  {
    kind: 'url',
    pattern:
      /(?<![\p{L}\d])(?:https?|ftp|mailto|doi|file|s3|git|ssh|postgres(?:ql)?|redis|wss?):[^\s<>"”»)\]]{2,2000}/giu,
    needs: ':',
  },
  { kind: 'url', pattern: /(?<![\p{L}\d@.-])www\.[^\s<>"”»)\]]{2,2000}/giu, needs: '.' },
  {
    kind: 'email',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g,
    needs: '@',
  },
  {
    kind: 'url',
    pattern:
      /(?<![\p{L}\d@.-])(?:[a-z\d](?:[a-z\d-]{0,40})\.){1,4}(?:com|org|net|edu|gov|io|dev|app|eu|uk|de|fr|es|it|nl|ru|br|info|ai)(?![\p{L}\d-])(?:\/[^\s<>"”»)\]]{0,500})?/giu,
    needs: /[a-z\d]\.[a-z]{2}/i,
  },
  {
    kind: 'url',
    pattern: /(?<![\p{L}\d.])localhost(?::\d{1,5})?(?:\/[^\s<>"”»)\]]{0,300})?/gu,
    needs: 'localhost',
  },
  {
    kind: 'tag',
    pattern:
      /<\/?[a-zA-Z][\w:-]{0,40}(?:\s[^<>]{0,1000})?\/?>|<![A-Z][^<>]{0,300}>|&(?:[a-zA-Z]{2,10}|#\d{1,6});/g,
    needs: /[<&]/,
  },
  { kind: 'placeholder', pattern: /<[\p{L}][^<>\n]{0,80}>|<%[^<>\n]{0,200}%>/gu, needs: '<' },
  {
    kind: 'formula',
    pattern:
      /\$\$[^$]{1,1000}\$\$|\\\([^\n]{1,500}?\\\)|\\\[[^\n]{1,500}?\\\]|\\begin\{(\w{1,30}\*?)\}[\s\S]{0,2000}?\\end\{\1\}/g,
    needs: /[$\\]/,
  },
  { kind: 'formula', pattern: /(?<![\w$\\])\$(?![\s\d])[^$\n]{0,200}[^\s$\\]\$(?![\w$])/g, needs: '$' },
  {
    kind: 'formula',
    pattern: /(?<![\w$\\])\$\d[^$\n]{0,60}[=+^_\\{}*/<>][^$\n]{0,60}\$(?![\w$])/g,
    needs: '$',
  },
  {
    kind: 'path',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d\\])\\\\[\w.$-]{1,80}(?:\\(?:${SPACED_STEP}){0,6}${STEP}){1,12}\\?`,
      'gu',
    ),
    needs: '\\\\',
  },
  {
    kind: 'path',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])[A-Za-z]:[\\/](?:${SPACED_STEP}){0,12}(?:${STEP}[\\/]){0,12}(?:${STEP})?`,
      'gu',
    ),
    needs: ':',
  },
  {
    kind: 'citation',
    pattern:
      /~?\\(?:cite|ref|eqref|label|textcite|autocite)[a-z]{0,10}\*?(?:\[[^\]]{0,80}\]){0,2}\{[^}]{1,200}\}/g,
    needs: '\\',
  },
  {
    kind: 'formula',
    pattern: /(?<![\w\\])\\[a-zA-Z]{1,30}\*?(?:\[[^\][\n]{0,80}\])?(?:\{[^{}]{0,200}\}){0,3}/g,
    needs: '\\',
  },
  {
    kind: 'code',
    pattern: CODE_LINE,
    unless: isProseLine,
    needs: /[=(){};$<>[\]\\]|\/[/*]|(?: -| \.| \/|@|install|run|commit)/,
  },
  {
    kind: 'path',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d\\])(?:\.{1,2}\\)?[\p{L}\d_.-]{1,80}(?:\\${STEP}){1,12}`,
      'gu',
    ),
    needs: '\\',
  },
  {
    kind: 'path',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d_/:.<~)\]])(?:(?:~|\.{1,2})(?:/${STEP}){1,16}/?|(?:/${STEP}){1,16}/?)`,
      'gu',
    ),
    needs: '/',
    unless: (found) => !/[\p{L}\p{N}]/u.test(found),
  },
  {
    kind: 'path',
    pattern:
      /(?<![\p{L}\d_/:.<-])[\p{L}\d_.@-]{1,80}(?:\/[\p{L}\d_.@-]{1,80}){0,12}\/[\p{L}\d_@-]{1,80}(?:\.[a-z\d]{1,8}){1,3}(?![\p{L}\d_/])/gu,
    needs: '/',
  },
  {
    kind: 'path',
    pattern: /(?<![\p{L}\d_/:.<-])(?:@?[a-z\d_.-]{1,60})(?:\/[a-z\d_@-]{1,60}){2,12}\/?(?![\p{L}\d_/])/gu,
    needs: '/',
    unless: (found) => found.split('/').some(isSmallWord),
  },
  { kind: 'path', pattern: /(?<![\p{L}\d_/.])@[a-z\d-]{1,40}\/[a-z\d._-]{1,60}(?<![.])/gu, needs: '@' },
  {
    kind: 'path',
    pattern: /(?<![\p{L}\d])(?:application|multipart|image|audio|video)\/[a-z\d.+-]{1,60}(?<![.])/gu,
    needs: '/',
  },
  {
    kind: 'placeholder',
    pattern:
      /\{\{[^{}\n]{1,80}\}\}|\$?\{(?:[^{}\n]|\{[^{}\n]{0,80}\}){1,200}\}|%[A-Z_][A-Z\d_]{1,40}%|%\([a-z_]{1,40}\)[sdf]/g,
    needs: /[{%]/,
  },
  {
    kind: 'placeholder',
    pattern: /(?<![\p{L}\d%])%(?:\d{1,2}\$)?[-+0#]?\d{0,3}(?:\.\d{1,2})?[sdifuxXcgeo@](?![\p{L}\d%])/gu,
    needs: '%',
  },
  BLANK,
  { kind: 'placeholder', pattern: /_{3,60}/g, needs: '___' },
  {
    kind: 'code',
    pattern:
      /(?<![\p{L}\d_$.])(?:@?[\p{L}_$][\w$]{0,60})(?:(?:\.|::|->|#)[\p{L}_$][\w$]{0,60}){0,8}\((?:[^()\n]|\((?:[^()\n]|\([^()\n]{0,40}\)){0,80}\)){0,160}\)(?:\.[\p{L}_$][\w$]{0,60}(?:\([^()\n]{0,80}\))?){0,6}/gu,
    needs: '(',
    unless: callsNothing,
  },
  { kind: 'code', pattern: /(?<![\p{L}\d_$])\$(?:env:)?[A-Za-z_]\w{0,60}(?![\w$])/gu, needs: '$' },
  { kind: 'code', pattern: /(?<![\p{L}\d_])[A-Z_][A-Z\d_]{1,60}=[^\s,;]{1,200}(?<![.,;])/gu, needs: '=' },
  {
    kind: 'code',
    pattern: /(?<![^\s("'“[])--[\p{L}][\p{L}\d-]{0,60}(?:=[^\s,;)]{1,200}(?<!\.))?/gu,
    needs: '--',
    unless: isSmallWord,
  },
  {
    kind: 'code',
    pattern: /(?<![^\s("'“[])-[a-zA-Z]{1,3}(?:=[^\s,;)]{1,200})?(?![\p{L}\d'’-])/gu,
    needs: /(?:^|[\s("'“[])-[a-zA-Z]/,
    unless: isSmallWord,
  },
  {
    kind: 'code',
    pattern: /(?<![\p{L}\d_.@])[a-zA-Z_$][\w$-]{0,60}(?:(?:\.|::|->)[a-z_$][\w$]{0,60}){1,8}(?![\p{L}\d_])/gu,
    unless: isAbbreviation,
    needs: /[\w$](?:\.|::|->)[a-z_$]/,
  },
  { kind: 'code', pattern: /(?<![\p{L}\d_:])[\p{L}\d_]{1,60}(?:::[\p{L}\d_]{1,60}){1,8}/gu, needs: '::' },
  {
    kind: 'code',
    pattern: /(?<![^\s("'“[])\.[a-z][\w-]{1,40}(?:\.[\w-]{1,40}){0,4}/gu,
    unless: isSmallWord,
    needs: /(?:^|[\s("'“[])\.[a-z]/,
  },
  {
    kind: 'code',
    pattern:
      /(?<![\p{L}\p{M}\d_*])_{0,2}[\p{L}\d]{1,60}(?:_{1,2}[\p{L}\d]{1,60}){1,12}_{0,2}(?![\p{L}\d_])/gu,
    needs: '_',
    // "_so it is_" is stress, with a word or two in it.
    unless: (found) => found.startsWith('_') && found.endsWith('_') && !found.startsWith('__'),
  },
  {
    kind: 'code',
    pattern: /(?<![\p{L}\p{M}\d_])\p{Ll}{2,30}\p{Lu}[\p{L}\d]{0,40}(?![\p{L}\d_])/gu,
    needs: /\p{Ll}{2}\p{Lu}/u,
  },
  {
    kind: 'code',
    pattern: /(?<![\p{L}\d])(?:Ctrl|Cmd|Alt|Shift|Strg)(?:\+[\p{L}\d]{1,12}){1,4}/gu,
    needs: '+',
  },
  {
    kind: 'number',
    pattern:
      /(?<![\p{L}\d.,])(?:v\d{1,5}(?:\.\d{1,5}){0,4}|\d{1,5}(?:\.\d{1,5}){1,3}(?=-(?:alpha|beta|rc|dev|pre|preview|canary|next|nightly|snapshot|lts|post|m)))(?:-(?:alpha|beta|rc|dev|pre|preview|canary|next|nightly|snapshot|lts|post|m)(?:[.-]?[a-z\d]{1,20}){0,4})?(?:\+[\w.]{1,40})?(?![\p{L}\d])|(?<![\p{L}\d.,])\d{1,4}(?:\.\d{1,4}){0,2}\.[x*](?![\p{L}\d])|(?<![^\s("'“])[\^~]\d{1,4}(?:\.\d{1,4}){1,3}/giu,
    needs: /\d/,
  },
]
