// What stands between blanks, and what it says of the font it is in.

/** Characters that stand for none. */
const BROKEN = /[\ue000-\uf8ff\ufffd\p{Cn}\u{f0000}-\u{10ffff}]|[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/gu
/** A word with the marks around it, or several with a hyphen, a slash or an apostrophe between; `word[12]` and `f(x)` too. */
const WORDS =
  /^[\p{Ps}\p{Pi}"'¿¡#@$*_<-]*\p{L}[\p{L}\p{M}]*(?:['’ʼ.·:,;/&_+=@-]{1,3}[\p{L}\p{M}\p{N}]+)*[\p{Pe}\p{Pf}"'’.,;:!?…*†‡§%_>-]*$/u
const NUMBER = /^[\p{Ps}\p{Sc}+±~<>=≤≥≈#№–−-]*\p{N}[\p{N}\p{Sc}.,:;/%‰°×x^'’+–−-]*[\p{Pe}\p{Sc}%‰*†‡.,;:]*$/u
/** Addresses, paths, calls and the like: words of signs and letters that people write. */
const WRITTEN = /(?:https?:|www\.|@.+\.\p{L}|\p{L}{3,}[(.=/\\_[{<:]|[)\]}>"';=./_]\p{L}{3,}|--?\p{Ll}{2,})/u
const MATHS = /[²³¹⁰-₎ℵ→-⋿⟨-⟯⨀-⫿√∞∂]/u
const SIGN = /[!-/:-@[-`{-~¡-¿×÷‘-•…‰‹›€™−]/gu
const LOST = /\p{L}[¨´`^~¸˚˘ˇ±¯®¡¿£¥§©ª«¬°²³¹º»¼½¾×÷ƒˆ˜\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd\ue000-\uf8ff]\p{L}/u
/** The names that programs give glyphs they know nothing of, one after the other. */
const GLYPHS = /\(cid:\d+\)|(?<!\p{L})\/?([A-Za-z]{1,5})\d{1,4}(?:\/?\1\d{1,4}){2,}/gu

/** How many characters of a token stand for none. */
export function brokenIn(token: string): number {
  return token.match(BROKEN)?.length ?? 0
}

/** How many characters of a token are names of glyphs. */
export function namesIn(token: string): number {
  return [...token.matchAll(GLYPHS)].reduce((sum, [names]) => sum + names.length, 0)
}

/** Whether a token is a word with a sign in the middle that stands for a letter that was lost. */
export function isPierced(token: string): boolean {
  return token.length > 4 && LOST.test(token) && /^\P{L}*\p{L}{2}|\p{L}{2}\P{L}*$/u.test(token)
}

/** A token, or parts of one that is a whole line, as where the blank is a sign like others. */
export function partsOf(token: string): string[] {
  if (token.length < 25 || /\p{Ll}{4}|[^\0-\u024f\u2000-\u22ff]/u.test(token)) return [token]
  return token.length < 60 && isBracketed(token) ? [token] : (token.match(/.{1,12}/gsu) ?? [])
}

/** Whether a token mixes letters and signs as no word, number, address, formula or piece of code does. */
export function isOdd(token: string): boolean {
  if (token.length < 3 || new Set(token).size < 3) return false
  if (WORDS.test(token) || NUMBER.test(token) || WRITTEN.test(token) || MATHS.test(token)) return false
  if (isBracketed(token)) return false
  const signs = token.match(SIGN)?.length ?? 0
  return signs > 0 && signs >= token.length * 0.2
}

/** Whether a token has brackets with something within, and closes all that it opens. */
function isBracketed(token: string): boolean {
  const open: string[] = []
  let pairs = 0
  let before = ''
  for (const sign of token) {
    const closing = ')]}'['([{'.indexOf(sign)]
    if (closing) open.push(closing)
    else if (')]}'.includes(sign)) {
      if (open.pop() !== sign) return false
      if (!'([{'.includes(before)) pairs++
    }
    before = sign
  }
  return pairs > 0 && open.length === 0
}
